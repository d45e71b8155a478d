import { logout } from "@hunarmand/api/account/account";
import { acceptJob, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { verifyProvider } from "@hunarmand/api/providers/office";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEventStream } from "../../../test/event-stream.ts";
import { holdRounds, holdUntil } from "../../../test/held-time.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openPostgres } from "../../database/postgres.ts";
import { openLiveEvents } from "../../services/live/live-events.ts";
import { openWakeUps, type WakeUps } from "../../services/live/wake-ups.ts";
import { deleteExpired } from "../../upkeep/sweeps/delete-expired.ts";
import { notifyPeople } from "../notify-people.ts";

const portal = await startPortal();
let address = "";
let close = async () => {};

// A new reader for each test, because emptied tables restart their ids.
beforeEach(() => open(portal.wakeUps));
afterEach(() => close());

async function open(wakeUps: WakeUps): Promise<void> {
  const { app } = await openVariant(portal, { services: { liveEvents: openLiveEvents({ ...portal, wakeUps }) } });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
  close = () => app.close();
}

const openStream = (person: Person, headers: Record<string, string> = {}) =>
  openEventStream(portal, { address, person, headers });

describe("the stream of events", () => {
  it("notifies the provider of an offer, and the customer and the office of its acceptance", async () => {
    const [provider, customer, office] = [
      await makeProvider(portal),
      await makeCustomer(portal),
      await makeStaff(portal),
    ];
    const streams = [await openStream(provider), await openStream(customer), await openStream(office)];
    const [ofProvider, ofCustomer, ofOffice] = streams;
    const jobId = await makeJob(portal, { provider, customer });
    portal.wakeUps.send();
    await expect.poll(() => ofProvider?.text()).toContain("event: job-offered");
    await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
    await expect
      .poll(() => ofCustomer?.text())
      .toContain(`event: job-accepted\ndata: {"kind":"job-accepted","subjectId":"${jobId}"`);
    await expect.poll(() => ofOffice?.text()).toContain("event: job-accepted");
    expect(ofCustomer?.response.headers.get("content-type")).toBe("text/event-stream");
    for (const { leave } of streams) leave();
  });

  it("notifies nobody of another person's events", async () => {
    const [provider, other, customer] = [
      await makeProvider(portal),
      await makeProvider(portal),
      await makeCustomer(portal),
    ];
    const [own, foreign] = [await openStream(provider), await openStream(other)];
    await makeJob(portal, { provider, customer });
    // Nothing has sent a wake-up: the next regular check finds it.
    await expect.poll(() => own.text()).toContain("job-offered");
    expect(foreign.text()).not.toContain("event: job");
    own.leave();
    foreign.leave();
  });

  it("sends a job to the Dispatcher and not to a Verifier, also among missed events", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const [verifier, dispatcher] = [await makeStaff(portal, "Verifier"), await makeStaff(portal, "Dispatcher")];
    const jobId = await makeJob(portal, { provider, customer });
    const [ofVerifier, ofDispatcher] = [await openStream(verifier), await openStream(dispatcher)];
    await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
    await expect.poll(() => ofDispatcher.text()).toContain(jobId);
    // Sent after the job's event, so the job's would have arrived first.
    const applicant = await makeProvider(portal, { status: "Pending" });
    await portal.as(verifier).call(verifyProvider, { params: { id: applicant.id } });
    await expect.poll(() => ofVerifier.text()).toContain(`"account-verified","subjectId":"${applicant.id}"`);
    const later = await openStream(verifier, { "last-event-id": "0" });
    expect(later.text()).toContain(applicant.id);
    for (const stream of [ofVerifier, later]) expect(stream.text()).not.toContain(jobId);
    for (const { leave } of [ofVerifier, ofDispatcher, later]) leave();
  });

  it("accepts a handyman's calls as soon as it reports that they are verified", async () => {
    const [applicant, verifier] = [await makeProvider(portal, { status: "Pending" }), await makeStaff(portal)];
    const stream = await openStream(applicant);
    const list = () => portal.as(applicant).call(listRequestedJobs, { params: { email: applicant.email }, query: {} });
    expect((await list()).status).toBe(403);
    await portal.as(verifier).call(verifyProvider, { params: { id: applicant.id } });
    await expect.poll(() => stream.text()).toContain("event: account-verified");
    expect((await list()).status).toBe(200);
    stream.leave();
  });

  it("continues after Last-Event-ID", async () => {
    const [applicant, verifier] = [await makeProvider(portal, { status: "Pending" }), await makeStaff(portal)];
    const [first] = await portal.db.selectFrom("liveEvents").select("id").orderBy("id").limit(1).execute();
    await portal.as(verifier).call(verifyProvider, { params: { id: applicant.id } });
    const stream = await openStream(applicant, { "last-event-id": String(first?.id) });
    expect(stream.text()).toContain("event: account-verified");
    stream.leave();
  });

  it("sends again what happened while a page loaded, and the id to continue from", async () => {
    const provider = await makeProvider(portal);
    const stream = await openStream(provider);
    expect(stream.text()).toContain("event: account-verified");
    const [newest] = await portal.db.selectFrom("liveEvents").select("id").orderBy("id", "desc").limit(1).execute();
    expect(stream.text()).toContain(`id: ${newest?.id}\nevent: ready`);
    stream.leave();
  });

  it("sends an event without waiting for the next regular check", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const jobId = await makeJob(portal, { provider, customer });
    await close();
    holdRounds();
    const database = openPostgres(portal.databaseUrl, { deadlineScale: 100 });
    await open(openWakeUps(database));
    const stream = await openStream(customer);
    await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
    await holdUntil(() => expect(stream.text()).toContain("event: job-accepted"));
    stream.leave();
    await database.close();
  });

  it("deletes events older than a day, once they were sent as notices", async () => {
    const waiting = await makeProvider(portal);
    await portal.db
      .updateTable("liveEvents")
      .set({ at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await deleteExpired(portal.services);
    const kept = await portal.db.selectFrom("liveEvents").select(["accountId", "kind"]).execute();
    expect(kept).toEqual([{ accountId: waiting.id, kind: "account-verified" }]);
  });

  it("keeps no memory of events that were sent long ago", async () => {
    await makeProvider(portal);
    await notifyPeople(portal.services);
    await portal.db
      .updateTable("liveEvents")
      .set({ at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    const { id } = await makeProvider(portal);
    await deleteExpired(portal.services);
    const left = await portal.db.selectFrom("liveEvents").select("subjectId").distinct().execute();
    expect(left).toEqual([{ subjectId: id }]);
  });

  it("ends with the session, before anything more is sent", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const stream = await openStream(provider);
    await portal.as(provider).call(logout, {});
    await makeJob(portal, { provider, customer });
    await expect.poll(() => stream.isOver()).toBe(true);
    expect(stream.text()).not.toContain("job-offered");
  });
});
