import { createCatalogueEntry, updateCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { listMyJobs } from "@hunarmand/api/jobs/customer";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { selectCustomerJobs } from "../jobs/customer/jobs.queries.ts";
import { openCatalogueNames } from "./catalogue-names.ts";

const portal = await startPortal();

const page = { limit: 20, cursor: undefined };

it("a job shows the new name at once when the office renames its skill, and within seconds on another process", async () => {
  const customer = await makeCustomer(portal);
  const id = await makeJob(portal, { customer, provider: await makeProvider(portal) });
  const another = { db: portal.db, catalogueNames: openCatalogueNames(portal) };
  const readThere = async () => (await selectCustomerJobs(another, { ...page, customerId: customer.id }))[0]?.skill;
  expect(await readThere()).toBe("AC Installation");
  const { skillId } = await portal.db
    .selectFrom("jobs")
    .select("skillId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const desk = portal.as(await makeStaff(portal, "Dispatcher"));
  await desk.call(updateCatalogueEntry, { params: { kind: "skills", id: skillId }, body: { name: "AC Fitting" } });
  const own = await portal.as(customer).call(listMyJobs, { query: {} });
  expect(own.body[0]?.skill).toBe("AC Fitting");
  await expect.poll(readThere).toBe("AC Fitting");
  another.catalogueNames.stop();
});

it("a job in an area that another process has just added shows its name", async () => {
  const customer = await makeCustomer(portal);
  const id = await makeJob(portal, { customer, provider: await makeProvider(portal) });
  const another = { db: portal.db, catalogueNames: openCatalogueNames(portal) };
  const readThere = async () => (await selectCustomerJobs(another, { ...page, customerId: customer.id }))[0]?.area;
  expect(await readThere()).toBe("G-9");
  const desk = portal.as(await makeStaff(portal, "Dispatcher"));
  const area = { params: { kind: "areas" as const }, body: { name: "New Town", parentId: 1 } };
  const { body } = await desk.call(createCatalogueEntry, area);
  await portal.db.updateTable("jobs").set({ areaId: body.id }).where("id", "=", id).execute();
  expect(await readThere()).toBe("New Town");
  another.catalogueNames.stop();
});

it("a name is given in the reader's language, and in English where there is none", async () => {
  const { nameInLanguage } = portal.catalogueNames;
  const desk = portal.as(await makeStaff(portal, "Dispatcher"));
  await desk.call(createCatalogueEntry, { params: { kind: "areas" }, body: { name: "New Town", parentId: 1 } });
  const [english, urdu] = [await nameInLanguage("en"), await nameInLanguage("ur")];
  expect(["Lahore", "New Town"].map(english)).toEqual(["Lahore", "New Town"]);
  expect(["Lahore", "New Town"].map(urdu)).toEqual(["لاہور", "New Town"]);
  await desk.call(updateCatalogueEntry, { params: { kind: "cities", id: 3 }, body: { urduName: "شہرِ لاہور" } });
  expect((await nameInLanguage("ur"))("Lahore")).toBe("شہرِ لاہور");
});
