import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

const readEnd = async (person: Person) =>
  (await readNotices(portal, person)).find(({ kind }) => kind === "job-taken")?.text;

async function makeOffer(status: "Requested" | "Accepted" = "Requested") {
  const [provider, customer, office] = [
    await makeProvider(portal),
    await makeCustomer(portal),
    await makeStaff(portal),
  ];
  const id = await makeJob(portal, { provider, customer, status });
  const give = async () => {
    const next = await makeProvider(portal);
    await portal.as(office).call(assignJob, { params: { id }, body: { providerId: next.id } });
  };
  return { provider, customer, id, give };
}

it("an offer that ended without its handyman says how, without blame", async () => {
  const taken = await makeOffer();
  await taken.give();
  expect(await readEnd(taken.provider)).toMatch(/^Another handyman was quicker: .+ \(H-\d+\), G-9, Islamabad\.$/);

  const cancelled = await makeOffer();
  const body = { reason: "We found somebody" };
  await portal.as(cancelled.customer).call(cancelJob, { params: { id: cancelled.id }, body });
  expect(await readEnd(cancelled.provider)).toMatch(/^The job was cancelled: /);

  const expired = await makeOffer();
  await portal.db.updateTable("offers").set({ status: "Expired" }).where("jobId", "=", expired.id).execute();
  expect(await readEnd(expired.provider)).toMatch(/^Closed before you answered: /);
});

const listUnread = async (person: Person) =>
  (await readNotices(portal, person)).filter(({ readDate }) => readDate === null).map(({ kind }) => kind);

it("the end of an offer counts as read, and so does the offer, which nobody has to open any more", async () => {
  const { provider, id } = await makeOffer();
  expect(await listUnread(provider)).toContain("job-offered");
  await portal.db.updateTable("offers").set({ status: "Expired" }).where("jobId", "=", id).execute();
  expect(await readEnd(provider)).toMatch(/^Closed before you answered: /);
  expect(await listUnread(provider)).toEqual([]);
});

it("a job that the office gave to somebody else says so to the handyman who had it", async () => {
  const given = await makeOffer("Accepted");
  await given.give();
  expect(await readEnd(given.provider)).toMatch(/^Our office gave it to another handyman: /);
  expect(await listUnread(given.provider)).toContain("job-taken");
});
