import { getJob } from "@hunarmand/api/jobs/customer";
import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { acceptJob, listRequestedJobs, rejectJob } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";
import { getTrade } from "../../domain/catalogue/choices.queries.ts";

const portal = await startPortal();

const update = (person: Person, id: string, body: Record<string, unknown>) =>
  portal.as(person).call(updateWebjob, { params: { id }, body });
const read = async (person: Person, id: string) => (await portal.as(person).call(getJob, { params: { id } })).body;

async function makeScene() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  return { provider, customer, id: await makeJob(portal, { provider, customer }) };
}

async function giveSkill({ id: providerId }: Person, skill: string): Promise<void> {
  const named = { category: "Installations", skill, subSkill: undefined };
  const { skillIds } = await getTrade(portal.db, named, { category: "category", skill: "skill", subSkill: "subSkill" });
  await portal.db
    .insertInto("providerSkills")
    .values(skillIds.map((skillId) => ({ providerId, skillId })))
    .execute();
}

const isOffered = async (person: Person, jobId: string) => {
  const own = { params: { email: person.email }, query: {} };
  const { body } = await portal.as(person).call(listRequestedJobs, own);
  return body.some((job) => job.jobId === jobId);
};

describe("changing a posted job", () => {
  it("changes the fields that are sent and keeps the others, with a line in the timeline", async () => {
    const { provider, customer, id } = await makeScene();
    const before = await read(customer, id);
    const changes = {
      area: "F-10",
      address: "House 2",
      description: "Second floor",
      phoneNumber: "03335555555",
      subSkill: "Split AC Installation",
      scheduledFor: "2026-03-05T09:00:00.000Z",
      paymentMethod: "wallet",
    };
    const answer = await update(customer, id, { ...changes, pinLocationLatitude: "33.7", pinLocationLongitude: 73.1 });
    expect(answer).toMatchObject({ status: 200, body: { message: "Job updated successfully.", jobId: id } });
    const after = await read(customer, id);
    const pin = { pinLocationLatitude: 33.7, pinLocationLongitude: 73.1 };
    // The exact work has a price of its own (docs/product.md C8).
    const usualPrice = { from: 3_500, to: 6_000 };
    const { timeline } = after;
    // By two hours before the wished time (docs/product.md O4).
    const asked = { ...before.asked, callBy: "2026-03-05T07:00:00.000Z" };
    expect(after).toEqual({ ...before, ...changes, ...pin, phoneNumber: "+923335555555", timeline, usualPrice, asked });
    expect(after.timeline.map(({ kind }) => kind)).toEqual(["updated"]);
    expect(await isOffered(provider, id)).toBe(true);
  });

  it("removes a null value, and ignores an empty one", async () => {
    const { customer, id } = await makeScene();
    const given = {
      subSkill: "Split AC Installation",
      description: "Second floor",
      scheduledFor: "2026-03-05T09:00:00.000Z",
    };
    await update(customer, id, given);
    await update(customer, id, { subSkill: "", description: "", scheduledFor: "", pinLocationLatitude: "" });
    expect(await read(customer, id)).toMatchObject({ ...given, pinLocationLatitude: expect.any(Number) });
    const nothing = { subSkill: null, description: null, scheduledFor: null };
    const noPin = { pinLocationLatitude: null, pinLocationLongitude: null };
    expect((await update(customer, id, { ...nothing, ...noPin })).status).toBe(200);
    expect(await read(customer, id)).toMatchObject({ ...nothing, ...noPin });
    const half = await update(customer, id, { pinLocationLatitude: null, pinLocationLongitude: 73 });
    expect(half).toMatchObject({ status: 400, error: { issues: [{ field: "pinLocationLatitude" }] } });
  });

  it("offers it again if the skill changes, also to those who declined it", async () => {
    const { provider, customer, id } = await makeScene();
    const [electrician, both] = [await makeProvider(portal), await makeProvider(portal)];
    await portal.db.deleteFrom("providerSkills").where("providerId", "=", electrician.id).execute();
    await giveSkill(electrician, "Electrical Wiring");
    await giveSkill(both, "Electrical Wiring");
    await portal.db
      .insertInto("offers")
      .values({ jobId: id, providerId: both.id, status: "Offered", round: 1, createdAt: portal.clock.now() })
      .execute();
    await portal.as(both).call(rejectJob, { body: { jobId: id, email: both.email } });

    expect((await update(customer, id, { skill: "Electrical Wiring" })).status).toBe(200);

    expect(await isOffered(provider, id)).toBe(false);
    expect(await isOffered(electrician, id)).toBe(true);
    expect(await isOffered(both, id)).toBe(true);
    expect((await portal.as(provider).call(acceptJob, { body: { Id: id } })).status).toBe(409);
    expect((await portal.as(both).call(acceptJob, { body: { Id: id } })).status).toBe(200);
  });

  it("withdraws its offers when it moves to another city", async () => {
    const { provider, customer, id } = await makeScene();
    expect((await update(customer, id, { city: "Rawalpindi", area: "Saddar" })).status).toBe(200);
    expect(await isOffered(provider, id)).toBe(false);
  });

  it.each([
    ["area", { city: "Lahore" }],
    ["skill", { category: "Construction" }],
    ["subSkill", { skill: "Electrical Wiring", subSkill: "Split AC Installation" }],
    ["pinLocationLongitude", { pinLocationLatitude: 33 }],
    ["pinLocationLatitude", { pinLocationLongitude: 73 }],
    ["phoneNumber", { phoneNumber: "12" }],
    ["address", { address: " " }],
    ["paymentMethod", { paymentMethod: "gold" }],
  ])("names %s when it is wrong, and changes nothing", async (field, body) => {
    const { customer, id } = await makeScene();
    const before = await read(customer, id);
    expect(await update(customer, id, body)).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    expect(await read(customer, id)).toEqual(before);
  });

  it.each(["Accepted", "InProgress", "Completed", "Cancelled"] as const)(
    "is refused as too late when it is %s",
    async (status) => {
      const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
      const id = await makeJob(portal, { provider, customer, status });
      expect(await update(customer, id, { address: "House 2" })).toMatchObject({
        status: 409,
        error: { code: "job-state" },
      });
    },
  );

  it("is for its owner and the Dispatcher, which writes an audit row (security rule 1)", async () => {
    const { provider, id } = await makeScene();
    const [stranger, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
    const answer = await update(stranger, id, { address: "House 2" });
    expect(answer).toMatchObject({ status: 404, error: { code: "job-not-found" } });
    expect(JSON.stringify(answer.body)).not.toContain("House 1");
    expect((await update(provider, id, {})).status).toBe(403);
    expect((await update(dispatcher, id, { address: "House 2" })).status).toBe(200);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action", "subjectId"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ actorId: dispatcher.id, action: "job.update", subjectId: id }]);
  });

  it("notifies the customer of a change by the office, but not of their own", async () => {
    const { customer, id } = await makeScene();
    await update(customer, id, { address: "House 2" });
    expect(await readNotices(portal, customer)).toEqual([]);
    await update(await makeStaff(portal, "Dispatcher"), id, { scheduledFor: null, address: "House 3" });
    expect(await readNotices(portal, customer)).toMatchObject([
      { kind: "job-changed-by-office", link: `/jobs/${id}`, appeal: null },
    ]);
  });
});
