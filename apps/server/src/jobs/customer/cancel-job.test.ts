import { getJob } from "@hunarmand/api/jobs/customer";
import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { acceptJob, listActiveJobs, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const cancel = (person: Person, id: string, reason = "We found somebody") =>
  portal.as(person).call(cancelJob, { params: { id }, body: { reason } });

async function makeScene(status: "Requested" | "Accepted" | "InProgress" | "Completed" = "Requested") {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  return { provider, customer, id: await makeJob(portal, { provider, customer, status }) };
}

describe("cancelling a job", () => {
  it.each(["Requested", "Accepted"] as const)("is possible while it is %s, and ends its offers", async (status) => {
    const { provider, customer, id } = await makeScene(status);
    const answer = await cancel(customer, id);
    expect(answer).toMatchObject({ status: 200, body: { message: "Job cancelled.", status: "Cancelled" } });

    const { body } = await portal.as(customer).call(getJob, { params: { id } });
    expect(body).toMatchObject({ status: "Cancelled", cancelReason: "We found somebody" });
    expect(body.timeline.map(({ kind }) => kind)).toEqual(["cancelled"]);
    const own = { params: { email: provider.email }, query: {} };
    expect((await portal.as(provider).call(listRequestedJobs, own)).body).toEqual([]);
    expect((await portal.as(provider).call(listActiveJobs, own)).body).toEqual([]);
    expect((await portal.as(provider).call(acceptJob, { body: { Id: id } })).status).toBe(409);
  });

  it("twice gets the same reply and keeps the first reason", async () => {
    const { customer, id } = await makeScene();
    const first = await cancel(customer, id);
    const second = await cancel(customer, id, "Another reason");
    expect(second.body).toEqual(first.body);
    const { body } = await portal.as(customer).call(getJob, { params: { id } });
    expect(body).toMatchObject({ cancelReason: "We found somebody", timeline: [{ kind: "cancelled" }] });
  });

  it.each(["InProgress", "Completed"] as const)("is too late when it is %s", async (status) => {
    const { customer, id } = await makeScene(status);
    expect(await cancel(customer, id)).toMatchObject({ status: 409, error: { code: "job-state" } });
  });

  it("needs a reason", async () => {
    const { customer, id } = await makeScene();
    expect(await cancel(customer, id, " ")).toMatchObject({ status: 400, error: { issues: [{ field: "reason" }] } });
  });

  it("is for its owner and the Dispatcher, which writes an audit row (security rule 1)", async () => {
    const { provider, id } = await makeScene("Accepted");
    const [stranger, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
    const answer = await cancel(stranger, id);
    expect(answer).toMatchObject({ status: 404, error: { code: "job-not-found" } });
    expect((await cancel(provider, id)).status).toBe(403);
    expect((await cancel(await makeStaff(portal, "Finance"), id)).status).toBe(403);
    expect((await cancel(dispatcher, id, "The customer called")).status).toBe(200);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action", "reason"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ actorId: dispatcher.id, action: "job.cancel", reason: "The customer called" }]);
  });
});
