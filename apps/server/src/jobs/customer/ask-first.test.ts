import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { acceptJob, listRequestedJobs, rejectJob } from "@hunarmand/api/jobs/provider";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { expireOffers } from "../provider/expire-offers.ts";

const portal = await startPortal();

let former: Person;
let other: Person;
let customer: Person;
let askFirstOf: string;

beforeEach(async () => {
  [former, other, customer] = [await makeProvider(portal), await makeProvider(portal), await makeCustomer(portal)];
  askFirstOf = await makeJob(portal, { provider: former, customer, status: "Completed" });
});

const work = { category: "Installations", skill: "AC Installation", city: "Islamabad", area: "G-9" };
const post = (of = askFirstOf) =>
  portal.as(customer).call(createJob, { body: { ...work, address: "House 1", askFirstOf: of } });
const listOffers = async (jobId: string) =>
  (
    await portal.db
      .selectFrom("offers")
      .select(["providerId", "status"])
      .where("jobId", "=", jobId)
      .orderBy("round")
      .execute()
  ).map(({ providerId, status }) => [providerId, status]);

const listRequests = async (provider: Person) => {
  const { body } = await portal.as(provider).call(listRequestedJobs, { params: { email: provider.email }, query: {} });
  return body.map(({ jobId }) => jobId);
};
const isAskedFirst = async (provider: Person) => {
  const { body } = await portal.as(provider).call(listRequestedJobs, { params: { email: provider.email }, query: {} });
  return body.map((job) => job.isAskedFirst);
};

describe("the handyman of an earlier job", () => {
  it("is asked alone, and all others after ten minutes", async () => {
    const { jobId } = (await post()).body;
    expect(await listOffers(jobId)).toEqual([[former.id, "Offered"]]);
    expect(await listRequests(other)).toEqual([]);
    expect(await listRequests(former)).toEqual([jobId]);
    expect(await isAskedFirst(former)).toEqual([true]);
    const offer = await portal.db.selectFrom("offers").selectAll().where("jobId", "=", jobId).executeTakeFirstOrThrow();
    expect((offer.expiresAt?.getTime() ?? 0) - offer.createdAt.getTime()).toBe(10 * 60_000);
    await expireOffers(portal.services, { jobId, round: 1 });
    expect(await listOffers(jobId)).toEqual([
      [former.id, "Expired"],
      [other.id, "Offered"],
    ]);
    expect(await isAskedFirst(other)).toEqual([false]);
  });

  it("who declines passes it on at once", async () => {
    const { jobId } = (await post()).body;
    await portal.as(former).call(rejectJob, { body: { jobId, email: former.email } });
    expect(await listOffers(jobId)).toEqual([
      [former.id, "Rejected"],
      [other.id, "Offered"],
    ]);
    await expireOffers(portal.services, { jobId, round: 1 });
    const { timeline } = (await portal.as(customer).call(getJob, { params: { id: jobId } })).body;
    expect(timeline.map(({ kind, side }) => [kind, side])).toEqual([
      ["requested", "customer"],
      ["asked-first", "customer"],
      ["asked-everybody", "portal"],
    ]);
  });

  it.each([
    ["takes no jobs", () => portal.as(former).call(setAvailability, { body: { available: false } })],
    [
      "is no longer verified",
      () =>
        portal.db.updateTable("providers").set({ status: "Suspended" }).where("accountId", "=", former.id).execute(),
    ],
    ["does other work now", () => portal.db.deleteFrom("providerSkills").where("providerId", "=", former.id).execute()],
  ])("who %s is skipped: everyone is asked, and the customer is informed", async (_why, change) => {
    await change();
    const { jobId, message } = (await post()).body;
    expect(await listOffers(jobId)).toEqual([[other.id, "Offered"]]);
    expect(message).toContain("cannot take it now");
    const story = await portal.as(customer).call(getJob, { params: { id: jobId } });
    expect(story.body.timeline).toMatchObject([{ kind: "requested" }, { kind: "not-asked-first", time: null }]);
  });

  it("is named in the timeline, with the time until which only they are asked", async () => {
    const { jobId, message } = (await post()).body;
    const { body } = await portal.as(customer).call(getJob, { params: { id: jobId } });
    const [, asked] = body.timeline;
    expect(asked).toMatchObject({ kind: "asked-first", side: "customer", time: expect.any(String) });
    expect(message).toBe(`Job posted. We ask ${asked?.words} first.`);
  });

  it("can be asked first by the office for a caller", async () => {
    await portal.db
      .updateTable("accounts")
      .set({ phoneConfirmedAt: new Date() })
      .where("id", "=", customer.id)
      .execute();
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const body = { ...work, address: "House 1", askFirstOf, customerPhone: customer.phone };
    const { jobId } = (await portal.as(dispatcher).call(createJob, { body })).body;
    expect(await listOffers(jobId)).toEqual([[former.id, "Offered"]]);
  });

  it("must have completed one of the customer's own jobs", async () => {
    const othersJob = await makeJob(portal, {
      provider: former,
      customer: await makeCustomer(portal),
      status: "Completed",
    });
    const open = await makeJob(portal, { provider: former, customer, status: "Accepted" });
    const before = await portal.db.selectFrom("jobs").select("id").execute();
    for (const id of [othersJob, open]) expect((await post(id)).error.code).toBe("job-not-found");
    expect(await portal.db.selectFrom("jobs").select("id").execute()).toHaveLength(before.length);
  });

  it("who accepts as the time ends gets the job, or the others are asked: never both", async () => {
    for (let round = 0; round < 10; round++) {
      const { jobId } = (await post()).body;
      const [accepted] = await Promise.all([
        portal.as(former).call(acceptJob, { body: { Id: jobId } }),
        expireOffers(portal.services, { jobId, round: 1 }),
      ]);
      const offers = await listOffers(jobId);
      expect(offers).toEqual(
        accepted.status === 200
          ? [[former.id, "Accepted"]]
          : [
              [former.id, "Expired"],
              [other.id, "Offered"],
            ],
      );
    }
  });

  it("who sleeps has the ten minutes once their hours have begun", async () => {
    // The clock of tests begins at one in the afternoon in Pakistan.
    portal.clock.advance({ hours: 10 });
    const { jobId } = (await post()).body;
    const offer = await portal.db.selectFrom("offers").selectAll().where("jobId", "=", jobId).executeTakeFirstOrThrow();
    expect(offer.expiresAt?.toISOString()).toBe("2026-03-03T03:10:00.000Z");
  });
});
