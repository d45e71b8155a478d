import { getJob } from "@hunarmand/api/jobs/customer";
import { acceptJob, listActiveJobs, listRequestedJobs, rejectJob } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeOffer() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  return { provider, customer, jobId: await makeJob(portal, { provider, customer }) };
}

describe("accepting a job", () => {
  it("moves the job from the requested to the active list", async () => {
    const { provider, jobId } = await makeOffer();
    const own = { params: { email: provider.email }, query: {} };

    const answer = await portal.as(provider).call(acceptJob, { body: { Id: jobId } });

    expect(answer).toMatchObject({ status: 200, body: { message: "Job accepted successfully." } });
    expect((await portal.as(provider).call(listRequestedJobs, own)).body).toEqual([]);
    expect((await portal.as(provider).call(listActiveJobs, own)).body).toMatchObject([{ jobId, status: "Accepted" }]);
  });

  it("replies to a repeated tap in the same way, and writes one line of history", async () => {
    const { provider, jobId } = await makeOffer();
    const first = await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
    const second = await portal.as(provider).call(acceptJob, { body: { Id: jobId } });

    expect(second.body).toEqual(first.body);
    const events = await portal.db.selectFrom("jobEvents").select("kind").where("jobId", "=", jobId).execute();
    expect(events).toEqual([{ kind: "accepted" }]);
  });

  it("writes in the same step when the handyman comes to a job without a time, once", async () => {
    const { provider, customer, jobId } = await makeOffer();
    await portal.db.updateTable("jobs").set({ scheduledFor: null }).where("id", "=", jobId).execute();
    const body = { Id: jobId, comesInMinutes: 45 };
    for (const _tap of [1, 2]) await portal.as(provider).call(acceptJob, { body });
    const { body: job } = await portal.as(customer).call(getJob, { params: { id: jobId } });
    const said = job.timeline.filter(({ kind }) => kind === "running-late");
    expect(said).toMatchObject([{ minutes: 45 }]);
    const comesAt = new Date(Date.parse(said[0]?.at ?? "") + 45 * 60_000).toISOString();
    const own = { params: { email: provider.email }, query: {} };
    expect((await portal.as(provider).call(listActiveJobs, own)).body).toMatchObject([{ jobId, comesAt }]);
  });

  it("stores the clock time that the handyman has tapped, unless the minutes say another one", async () => {
    for (const [apartSeconds, isKept] of [
      [200, true],
      [3_600, false],
    ] as const) {
      const { provider, jobId } = await makeOffer();
      await portal.db.updateTable("jobs").set({ scheduledFor: null }).where("id", "=", jobId).execute();
      const comesAt = new Date(portal.clock.now().getTime() + 45 * 60_000 + apartSeconds * 1_000).toISOString();
      await portal.as(provider).call(acceptJob, { body: { Id: jobId, comesInMinutes: 45, comesAt } });
      const own = { params: { email: provider.email }, query: {} };
      const [job] = (await portal.as(provider).call(listActiveJobs, own)).body;
      expect(job?.comesAt === comesAt, `${apartSeconds} s apart`).toBe(isKept);
      expect(job?.comesAt).not.toBeNull();
    }
  });

  it("writes no minutes for a job with a time, and none if the offer has changed", async () => {
    const { provider, jobId } = await makeOffer();
    const scheduledFor = new Date(portal.clock.now().getTime() + 86_400_000);
    await portal.db.updateTable("jobs").set({ scheduledFor }).where("id", "=", jobId).execute();
    const [offer] = (
      await portal.as(provider).call(listRequestedJobs, { params: { email: provider.email }, query: {} })
    ).body;
    const { area = "", subSkill = null, customerWords = null, platformFeePercent = 0 } = offer ?? {};
    const read = { area, subSkill, customerWords, platformFeePercent, scheduledFor: null };
    const body = { Id: jobId, comesInMinutes: 45 };
    const refused = await portal.as(provider).call(acceptJob, { body: { ...body, read } });
    expect(refused).toMatchObject({ status: 409, error: { code: "facts-changed" } });
    const kinds = () => portal.db.selectFrom("jobEvents").select("kind").where("jobId", "=", jobId).execute();
    expect(await kinds()).toEqual([]);
    expect((await portal.as(provider).call(acceptJob, { body })).status).toBe(200);
    expect(await kinds()).toEqual([{ kind: "accepted" }]);
  });

  it("accepts the field in either letter case", async () => {
    const { provider, jobId } = await makeOffer();
    const answer = await portal.as(provider).call(acceptJob, { body: { id: jobId } as unknown as { Id: string } });
    expect(answer.status).toBe(200);
  });

  it("refuses a provider who is too late: the job is taken", async () => {
    const { provider, customer, jobId } = await makeOffer();
    const other = await makeProvider(portal);
    await portal.db
      .insertInto("offers")
      .values({ jobId, providerId: other.id, status: "Offered", round: 1, createdAt: portal.clock.now() })
      .execute();
    await portal.as(provider).call(acceptJob, { body: { Id: jobId } });

    const late = await portal.as(other).call(acceptJob, { body: { Id: jobId } });

    expect(late).toMatchObject({ status: 409, error: { code: "job-taken" } });
    expect(JSON.stringify(late.body)).not.toContain(customer.phone);
  });

  it("does not find a job that was offered to another provider", async () => {
    const { jobId } = await makeOffer();
    const stranger = await makeProvider(portal);
    expect(await portal.as(stranger).call(acceptJob, { body: { Id: jobId } })).toMatchObject({
      status: 404,
      error: { code: "job-not-found" },
    });
  });

  it("asks a pending provider to visit the office", async () => {
    const { jobId } = await makeOffer();
    const pending = await makeProvider(portal, { status: "Pending" });
    expect(await portal.as(pending).call(acceptJob, { body: { Id: jobId } })).toMatchObject({
      status: 403,
      error: { code: "provider-not-verified" },
    });
  });

  it("needs a token", async () => {
    const { jobId } = await makeOffer();
    expect((await portal.call(acceptJob, { body: { Id: jobId } })).status).toBe(401);
  });

  it("names a field that is not an id", async () => {
    const { provider } = await makeOffer();
    const answer = await portal.as(provider).call(acceptJob, { body: { Id: "17" } });
    expect(answer).toMatchObject({ status: 400, error: { code: "invalid-input", issues: [{ field: "Id" }] } });
  });
});

describe("rejecting a job", () => {
  it("removes it from the requested list of that provider only", async () => {
    const { provider, jobId } = await makeOffer();
    const answer = await portal.as(provider).call(rejectJob, { body: { jobId, email: provider.email } });
    expect(answer.body).toEqual({ message: "You have rejected the job." });
    expect(
      (await portal.as(provider).call(listRequestedJobs, { params: { email: provider.email }, query: {} })).body,
    ).toEqual([]);
    const job = await portal.db.selectFrom("jobs").select("status").where("id", "=", jobId).executeTakeFirstOrThrow();
    expect(job.status).toBe("Requested");
  });
});
