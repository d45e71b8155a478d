import { listInquiries, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { reportProblem } from "@hunarmand/api/inquiries/problems";
import { getJob } from "@hunarmand/api/jobs/customer";
import { readJob } from "@hunarmand/api/jobs/office";
import { sendHandymanBack } from "@hunarmand/api/jobs/office-steps";
import { completeJob, listActiveJobs, listCompletedJobs, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { declareCash } from "@hunarmand/api/payments/provider";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

let provider: Person;
let customer: Person;
let jobId: string;

beforeEach(async () => {
  [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  jobId = await makeJob(portal, { provider, customer, status: "Completed" });
});

const report = (words = "It drips again.", person = customer) =>
  portal.as(person).call(reportProblem, { params: { id: jobId }, body: { words } });
const follow = async () => (await portal.as(customer).call(getJob, { params: { id: jobId } })).body;
const listCompleted = async () =>
  (await portal.as(provider).call(listCompletedJobs, { params: { email: provider.email }, query: {} })).body;

describe("the problem is back", () => {
  it("opens one case on the same job, however often it is reported, and handyman and office can read it", async () => {
    expect(await follow()).toMatchObject({ problem: null, canReportProblem: true });
    const replies = await Promise.all([report(), report(), report()]);
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    const { reference } = replies[0].body;
    expect(await follow()).toMatchObject({
      problem: { reference, status: "New", words: "It drips again." },
      canReportProblem: false,
    });
    expect(await listCompleted()).toMatchObject([{ problem: { status: "New", words: "It drips again." } }]);
    expect(JSON.stringify(await listCompleted())).not.toContain(reference);
    const inbox = await portal.as(await makeStaff(portal, "Support")).call(listInquiries, { query: {} });
    expect(inbox.body).toMatchObject([{ reference, kind: "complaint", reason: "problem-is-back", jobId }]);
    expect((await follow()).timeline.filter(({ kind }) => kind === "problem-reported")).toHaveLength(1);
    expect(await readNotices(portal, provider)).toMatchObject([
      { kind: "job-problem-reported", reason: "It drips again." },
    ]);
  });

  it("can be reported without words, and again after the office has answered", async () => {
    await report("");
    const support = portal.as(await makeStaff(portal, "Support"));
    const [{ id = "" } = {}] = (await support.call(listInquiries, { query: {} })).body;
    await support.call(resolveInquiry, { params: { id }, body: { answer: "The handyman comes on Monday." } });
    expect(await follow()).toMatchObject({
      problem: { status: "Resolved", words: null, answer: "The handyman comes on Monday." },
      canReportProblem: true,
    });
    expect((await report()).status).toBe(200);
  });

  it("is refused after 30 days, for a job that is not completed, and for another's job", async () => {
    expect((await report("Mine?", await makeCustomer(portal))).error.code).toBe("job-not-found");
    const open = await makeJob(portal, { provider, customer, status: "InProgress" });
    const early = await portal.as(customer).call(reportProblem, { params: { id: open }, body: {} });
    expect(early.error.code).toBe("job-state");
    portal.clock.advance({ minutes: 30 * 24 * 60 + 1 });
    portal.forgetSessions();
    expect(await follow()).toMatchObject({ canReportProblem: false });
    expect((await report()).error.code).toBe("problem-too-late");
    expect((await portal.call(reportProblem, { params: { id: jobId }, body: {} })).status).toBe(401);
  });
});

describe("sending the same handyman back", () => {
  const send = (person: Person) =>
    portal.as(person).call(sendHandymanBack, { params: { id: jobId }, body: { reason: "It was not done well." } });

  it("makes one free job that they have at once, linked to the first, with an audit row", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    expect((await send(dispatcher)).error.code).toBe("job-state");
    await report();
    const [first, second] = await Promise.all([send(dispatcher), send(dispatcher)]);
    expect(second.body).toEqual(first.body);
    const followUpJobId = first.body.jobId;
    const active = await portal.as(provider).call(listActiveJobs, { params: { email: provider.email }, query: {} });
    expect(active.body).toMatchObject([{ id: followUpJobId, followsJobId: jobId, customerWords: "It drips again." }]);
    const desk = await portal.as(dispatcher).call(readJob, { params: { id: jobId } });
    expect(desk.body).toMatchObject({ followUpJobId, problem: { status: "New" } });
    const rows = await portal.db.selectFrom("auditEntries").select("action").orderBy("id").execute();
    expect(rows.map(({ action }) => action)).toEqual(["job.assign", "job.send-back", "job.read"]);
    expect((await send(await makeStaff(portal, "Support"))).status).toBe(403);
  });

  it("is free, also when a price is typed: no salary, no payment, no cash", async () => {
    await report();
    const { body } = await send(await makeStaff(portal, "Dispatcher"));
    const id = body.jobId;
    await portal.db.updateTable("jobs").set({ status: "InProgress" }).where("id", "=", id).execute();
    const [own, finance] = [portal.as(provider), portal.as(await makeStaff(portal, "Finance"))];
    const details = { id, duration: 1, salary: 900, description: "Sealed.", location: "Kitchen" };
    await own.call(updateJobDetails, { body: { ...details, workStatus: "InProgress" } });
    const words = { customerFeedback: "Good.", customerRating: 5, workStatus: "Completed" as const };
    expect((await own.call(completeJob, { body: { id, ...words } })).status).toBe(200);
    const followed = await portal.as(customer).call(getJob, { params: { id } });
    expect(followed.body).toMatchObject({ status: "Completed", salary: 0, payment: null, followsJobId: jobId });
    expect(followed.body.nextSteps).not.toContain("pay");
    expect((await own.call(declareCash, { body: { jobId: id, amount: 900 } })).status).toBe(409);
    expect((await finance.call(confirmJobCash, { params: { id }, body: { amount: 900 } })).status).toBe(409);
    expect(await portal.db.selectFrom("ledgerTransactions").select("id").execute()).toEqual([]);
  });
});
