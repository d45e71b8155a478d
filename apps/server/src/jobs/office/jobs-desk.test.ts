import { assignJob, cancelDeskJob, completeDeskJob, overrideArrival } from "@hunarmand/api/jobs/office-steps";
import { acceptJob, listActiveJobs } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const reason = "The provider's phone has no GPS.";

async function makeScene(
  status: "Requested" | "Accepted" | "InProgress" | "Completed" = "Requested",
  hasDetails = false,
) {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const id = await makeJob(portal, { provider, customer, status, hasDetails });
  return { provider, customer, params: { id }, dispatcher: await makeStaff(portal, "Dispatcher") };
}

const readAudit = () => portal.db.selectFrom("auditEntries").select(["action", "reason"]).orderBy("id").execute();

describe("the job desk", () => {
  it("assigns a waiting job and withdraws the offers of others", async () => {
    const { provider, params, dispatcher } = await makeScene();
    const chosen = await makeProvider(portal);
    const answer = await portal.as(dispatcher).call(assignJob, { params, body: { providerId: chosen.id } });
    expect(answer).toMatchObject({ status: 200, body: { status: "Accepted" } });
    const active = await portal.as(chosen).call(listActiveJobs, { params: { email: chosen.email }, query: {} });
    expect(active.body).toMatchObject([{ jobId: params.id }]);
    expect((await portal.as(provider).call(acceptJob, { body: { Id: params.id } })).status).toBe(409);
    expect(await readAudit()).toEqual([{ action: "job.assign", reason: null }]);
  });

  it("reassigns an accepted job, and a repeat gets the same reply without another audit row", async () => {
    const { provider, params, dispatcher } = await makeScene("Accepted");
    const other = await makeProvider(portal);
    for (let i = 0; i < 2; i++) {
      const answer = await portal.as(dispatcher).call(assignJob, { params, body: { providerId: other.id } });
      expect(answer.status).toBe(200);
    }
    const list = { params: { email: provider.email }, query: {} };
    expect((await portal.as(provider).call(listActiveJobs, list)).body).toEqual([]);
    expect(await readAudit()).toHaveLength(1);
  });

  it("does not assign to an unverified or unknown provider", async () => {
    const { params, dispatcher, customer } = await makeScene();
    const pending = await makeProvider(portal, { status: "Pending" });
    const toPending = await portal.as(dispatcher).call(assignJob, { params, body: { providerId: pending.id } });
    expect(toPending).toMatchObject({ status: 409, error: { code: "provider-state" } });
    const toCustomer = await portal.as(dispatcher).call(assignJob, { params, body: { providerId: customer.id } });
    expect(toCustomer).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
  });

  it("overrides an arrival with a reason, and completes a job that has its details", async () => {
    const { params, dispatcher } = await makeScene("Accepted");
    const arrived = await portal.as(dispatcher).call(overrideArrival, { params, body: { reason } });
    expect(arrived).toMatchObject({ status: 200, body: { status: "InProgress" } });
    const early = await portal.as(dispatcher).call(completeDeskJob, { params, body: { reason } });
    expect(early).toMatchObject({ status: 409, error: { code: "job-state" } });
    const detailsSubmittedAt = portal.clock.now();
    await portal.db.updateTable("jobs").set({ detailsSubmittedAt }).where("id", "=", params.id).execute();
    const completed = await portal.as(dispatcher).call(completeDeskJob, { params, body: { reason } });
    expect(completed).toMatchObject({ status: 200, body: { status: "Completed" } });
    expect(await readAudit()).toEqual([
      { action: "job.arrival-override", reason },
      { action: "job.complete", reason },
    ]);
  });

  it("cancels before an arrival, and not after", async () => {
    for (const [status, expected] of [
      ["Requested", 200],
      ["Accepted", 200],
      ["InProgress", 409],
      ["Completed", 409],
    ] as const) {
      const { params, dispatcher } = await makeScene(status);
      expect((await portal.as(dispatcher).call(cancelDeskJob, { params, body: { reason } })).status).toBe(expected);
    }
  });

  it("is closed to other desks, and an unknown id is not found", async () => {
    const { params, dispatcher } = await makeScene();
    const finance = await makeStaff(portal, "Finance");
    expect((await portal.as(finance).call(cancelDeskJob, { params, body: { reason } })).status).toBe(403);
    const unknown = { id: crypto.randomUUID() };
    const answer = await portal.as(dispatcher).call(cancelDeskJob, { params: unknown, body: { reason } });
    expect(answer).toMatchObject({ status: 404, error: { code: "job-not-found" } });
  });
});
