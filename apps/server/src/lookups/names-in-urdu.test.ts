import { createCatalogueEntry, listCatalogue, updateCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { optionalUrduLines, optionalUrduName } from "@hunarmand/api/catalogue/urdu-text";
import { listNamesInUrdu } from "@hunarmand/api/lookups/names";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import catalogue from "./catalogue.json" with { type: "json" };
import { loadCatalogue } from "./load-catalogue.ts";

const portal = await startPortal();

const readNames = async () => (await portal.call(listNamesInUrdu, {})).body;
const openDesk = async () => portal.as(await makeStaff(portal, "Dispatcher"));
const readVersion = () =>
  portal.db
    .selectFrom("catalogueVersion" as never)
    .selectAll()
    .execute();
const setUrdu = (table: "areas" | "skills", name: string, urduName: string | null) =>
  portal.db.updateTable(table).set({ urduName }).where("name", "=", name).execute();

describe("the names of the catalogue in Urdu", () => {
  it("ship for every entry, in the letters of Urdu", async () => {
    const { names, descriptions } = await readNames();
    const { cities, categories } = catalogue;
    const skills = categories.flatMap((category) => category.skills);
    const described = [...categories, ...skills].map(({ name }) => name);
    const all = [...described, ...cities.flatMap(({ name, areas }) => [name, ...areas])];
    expect(
      [...all, ...skills.flatMap(({ subSkills }) => subSkills.map(({ name }) => name))].filter((name) => !names[name]),
    ).toEqual([]);
    expect(described.filter((name) => !descriptions[name])).toEqual([]);
    expect(names).toMatchObject({ Lahore: "لاہور", "Blue Area": "بلیو ایریا" });
    expect(Object.values(names).filter((name) => !optionalUrduName.safeParse(name).success)).toEqual([]);
    expect(Object.values(descriptions).filter((text) => !optionalUrduLines.safeParse(text).success)).toEqual([]);
  });

  it("are not sent again while they are unchanged", async () => {
    const ask = (headers = {}) => portal.app.inject({ url: "/api/Catalogue/names-in-urdu", headers });
    const { etag } = (await ask()).headers;
    expect((await ask({ "if-none-match": etag })).statusCode).toBe(304);
    const desk = await openDesk();
    await desk.call(updateCatalogueEntry, { params: { kind: "cities", id: 1 }, body: { urduName: "شہر" } });
    expect((await ask({ "if-none-match": etag })).statusCode).toBe(200);
  });

  it("change at once when the office writes them, under the English name", async () => {
    const desk = await openDesk();
    const area = { name: "Hayatabad", parentId: 1 };
    const { body } = await desk.call(createCatalogueEntry, { params: { kind: "areas" }, body: area });
    expect((await readNames()).names).not.toHaveProperty("Hayatabad");
    const params = { kind: "areas" as const, id: body.id };
    await desk.call(updateCatalogueEntry, { params, body: { urduName: "حیات آباد" } });
    expect((await readNames()).names).toHaveProperty("Hayatabad", "حیات آباد");
    await desk.call(updateCatalogueEntry, { params, body: { name: "Hayat Abad" } });
    expect((await readNames()).names).toHaveProperty("Hayat Abad", "حیات آباد");
  });

  it("are written for skills with their descriptions, and listed at the desk", async () => {
    const desk = await openDesk();
    const body = { urduName: "اے سی لگوانا", urduDescription: "نیا اے سی لگانا۔" };
    const params = { kind: "skills" as const, id: 1 };
    await desk.call(updateCatalogueEntry, { params, body });
    const listed = await desk.call(listCatalogue, { params: { kind: "skills" }, query: {} });
    expect(listed.body.find(({ id }) => id === 1)).toMatchObject({ name: "AC Installation", ...body });
    const { names, descriptions } = await readNames();
    expect([names["AC Installation"], descriptions["AC Installation"]]).toEqual(Object.values(body));
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "after"]).executeTakeFirst();
    expect(audit).toMatchObject({ action: "catalogue.update", after: body });
  });
});

describe("a start of the portal", () => {
  it("fills missing Urdu names of an existing catalogue, and leaves what the office wrote", async () => {
    await setUrdu("areas", "Blue Area", null);
    await setUrdu("skills", "AC Repair and Service", "اے سی کی درستی");
    await portal.db.updateTable("skills").set({ description: "Our own words.", urduDescription: null }).execute();
    await loadCatalogue(portal.db);
    portal.catalogueNames.invalidate();
    portal.replyMemory.forget();
    const { names, descriptions } = await readNames();
    expect(names).toMatchObject({ "Blue Area": "بلیو ایریا", "AC Repair and Service": "اے سی کی درستی" });
    // The shipped Urdu text describes the shipped English one.
    expect(Object.keys(descriptions).sort()).toEqual(catalogue.categories.map(({ name }) => name).sort());
  });

  it("does not change the catalogue's version if no shipped name is missing", async () => {
    const desk = await openDesk();
    await desk.call(createCatalogueEntry, { params: { kind: "areas" }, body: { name: "Hayatabad", parentId: 1 } });
    const before = await readVersion();
    await loadCatalogue(portal.db);
    expect(await readVersion()).toEqual(before);
  });
});
