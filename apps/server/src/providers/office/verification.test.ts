import { listJobs } from "@hunarmand/api/jobs/office";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import {
  getProvider,
  listProviders,
  rejectProvider,
  sendBackProvider,
  suspendProvider,
  verifyProvider,
} from "@hunarmand/api/providers/office";
import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const reason = "The CNIC's back is missing.";
const statusOf = (id: string) =>
  portal.db.selectFrom("providers").select(["status", "statusReason"]).where("accountId", "=", id).executeTakeFirst();

describe("the verification desk", () => {
  it("verifies a pending provider, who can then see jobs, and writes an audit row", async () => {
    const [provider, verifier] = [
      await makeProvider(portal, { status: "Pending" }),
      await makeStaff(portal, "Verifier"),
    ];
    const answer = await portal.as(verifier).call(verifyProvider, { params: { id: provider.id } });
    expect(answer).toMatchObject({ status: 200, body: { status: "Verified" } });
    const jobs = await portal.as(provider).call(listRequestedJobs, { params: { email: provider.email }, query: {} });
    expect(jobs.status).toBe(200);
    const audit = await portal.db.selectFrom("auditEntries").selectAll().orderBy("id").execute();
    expect(audit).toMatchObject([
      { action: "provider.verify", actorId: verifier.id, before: { status: "Pending" }, after: { status: "Verified" } },
    ]);
  });

  it("sends back and rejects with a reason that the provider can read", async () => {
    const verifier = await makeStaff(portal, "Verifier");
    for (const [call, status] of [
      [sendBackProvider, "SentBack"],
      [rejectProvider, "Rejected"],
    ] as const) {
      const { id } = await makeProvider(portal, { status: "Pending" });
      await portal.as(verifier).call(call, { params: { id }, body: { reason } });
      expect(await statusOf(id)).toEqual({ status, statusReason: reason });
    }
  });

  it.each([
    [verifyProvider, "Rejected"],
    [verifyProvider, "Suspended"],
    [rejectProvider, "Verified"],
    [rejectProvider, "Suspended"],
    [sendBackProvider, "Verified"],
    [sendBackProvider, "Rejected"],
  ] as const)("refuses what the provider's status does not allow (%#: %s)", async (call, status: ProviderStatus) => {
    const [provider, verifier] = [await makeProvider(portal, { status }), await makeStaff(portal, "Verifier")];
    const request = { params: { id: provider.id }, body: { reason } };
    const answer = await portal.as(verifier).call(call, request);
    expect(answer).toMatchObject({ status: 409, error: { code: "provider-state" } });
    expect(await statusOf(provider.id)).toMatchObject({ status });
  });

  it("needs a reason to send back or reject", async () => {
    const [{ id }, verifier] = [await makeProvider(portal, { status: "Pending" }), await makeStaff(portal, "Verifier")];
    for (const call of [sendBackProvider, rejectProvider]) {
      const answer = await portal.as(verifier).call(call, { params: { id }, body: { reason: " " } });
      expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "reason" }] } });
    }
  });

  it("ends no session when a suspension is refused: the id may be anyone's", async () => {
    const [verifier, owner] = [await makeStaff(portal, "Verifier"), await makeStaff(portal, "Owner")];
    const others = [owner, await makeCustomer(portal), await makeProvider(portal, { status: "Pending" })];
    for (const person of others) {
      // This call starts a session.
      await portal.headersOf(person);
      const body = { reason: "A mistake." };
      const { status } = await portal.as(verifier).call(suspendProvider, { params: { id: person.id }, body });
      expect([404, 409]).toContain(status);
    }
    const ids = others.map(({ id }) => id);
    const ended = await portal.db
      .selectFrom("sessions")
      .select("accountId")
      .where("accountId", "in", ids)
      .where("endedAt", "is not", null)
      .execute();
    expect(ended).toEqual([]);
  });

  it("is closed to other desks and to people outside the office", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const others = [
      await makeStaff(portal, "Finance"),
      await makeStaff(portal, "Dispatcher"),
      provider,
      await makeCustomer(portal),
    ];
    for (const person of others) {
      expect((await portal.as(person).call(verifyProvider, { params: { id: provider.id } })).status).toBe(403);
    }
    expect(await statusOf(provider.id)).toMatchObject({ status: "Pending" });
  });

  it("finds by name, phone in any spelling, email and CNIC, and only reading one provider shows the whole CNIC, with an audit row", async () => {
    const [wanted, verifier] = [await makeProvider(portal), await makeStaff(portal, "Verifier")];
    await makeProvider(portal);
    const { cnic } = await portal.db
      .selectFrom("providers")
      .select("cnic")
      .where("accountId", "=", wanted.id)
      .executeTakeFirstOrThrow();
    const number = wanted.phone.slice(-7);
    for (const search of [`test provider ${number}`, wanted.phone, `0${wanted.phone.slice(3)}`, wanted.email, cnic]) {
      const found = await portal.as(verifier).call(listProviders, { query: { search } });
      expect(found.body.map(({ id }) => id)).toEqual([wanted.id]);
      expect(JSON.stringify(found.body)).not.toContain(cnic);
    }
    const whole = await portal.as(verifier).call(getProvider, { params: { id: wanted.id } });
    expect(whole.body.cnic).toBe(cnic);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "subjectId"]).orderBy("id").execute();
    expect(audit).toEqual([{ action: "provider.read", subjectId: wanted.id }]);
  });

  it("finds an email with as many digits as a CNIC", async () => {
    const verifier = await makeStaff(portal, "Verifier");
    const { id } = await makeProvider(portal);
    const email = "yusuf.1795268702095@example.pk";
    await portal.db.updateTable("accounts").set({ email }).where("id", "=", id).execute();
    const found = await portal.as(verifier).call(listProviders, { query: { search: email } });
    expect(found.body.map((provider) => provider.id)).toEqual([id]);
  });

  it("treats wildcards in a search as text", async () => {
    const verifier = await makeStaff(portal, "Verifier");
    await makeProvider(portal);
    expect((await portal.as(verifier).call(listProviders, { query: { search: "%%" } })).body).toEqual([]);
  });
});

it("the counters include everything that waits", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  await makeProvider(portal, { status: "Pending" });
  await makeProvider(portal, { status: "SentBack" });
  await makeJob(portal, { provider, customer });
  const lonely = await makeJob(portal, { provider, customer });
  await portal.db.updateTable("offers").set({ status: "Rejected" }).where("jobId", "=", lonely).execute();
  await makeJob(portal, { provider, customer, status: "InProgress" });
  const { body } = await portal.as(await makeStaff(portal, "Support")).call(getOfficeCounters, {});
  expect(body).toMatchObject({
    providersPending: 1,
    providersSentBack: 1,
    jobsRequested: 2,
    jobsWithoutOffers: 1,
    jobsInProgress: 1,
  });
});

it("the counters stop at one above the shown maximum", async () => {
  await sql`
    insert into inquiries (id, reference, kind, name, phone, message, status, created_at, due_at)
    select gen_random_uuid(), n, 'contact', 'Sara', '+923001234567', 'Hello', 'New', at, at
    from generate_series(1, 1005) n, (values (${portal.clock.now()}::timestamptz - interval '1 day')) times (at)`.execute(
    portal.db,
  );
  const { body } = await portal.as(await makeStaff(portal, "Support")).call(getOfficeCounters, {});
  expect(body).toMatchObject({ inquiriesNew: 100, inquiriesOverdue: 1000, jobsRequested: 0 });
});

it("the job desk lists all jobs, by status, city, customer and phone", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const jobId = await makeJob(portal, { provider, customer, status: "Accepted" });
  await makeJob(portal, { provider, customer: await makeCustomer(portal) });
  const dispatcher = await makeStaff(portal, "Dispatcher");
  const find = async (query: object) =>
    (await portal.as(dispatcher).call(listJobs, { query })).body.map((job) => job.jobId);
  expect(await find({})).toHaveLength(2);
  expect(await find({ status: "Accepted" })).toEqual([jobId]);
  expect(await find({ search: jobId })).toEqual([jobId]);
  expect(await find({ search: customer.phone })).toEqual([jobId]);
  expect(await find({ city: "Lahore" })).toEqual([]);
});
