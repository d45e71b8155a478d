import { getJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { getJobDetails, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { agreeTime, declineTime, giveBack, proposeTime, runLate } from "@hunarmand/api/jobs/times";
import { beforeEach, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

let [customer, provider]: Person[] = [];
let jobId: string;

beforeEach(async () => {
  [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  jobId = await makeJob(portal, { customer, provider, status: "Accepted" });
});

const as = (person: Person | undefined) => portal.as(person as Person);
const at = () => ({ params: { id: jobId } });
const inDays = (days: number) => new Date(portal.services.clock.now().getTime() + days * 86_400_000).toISOString();
const read = async () => (await as(customer).call(getJob, at())).body;
const comesAt = async () => (await as(provider).call(getJobDetails, { params: { jobId } })).body.comesAt;
const noticesOf = async (person: Person | undefined) =>
  (await readNotices(portal, person as Person)).map(({ kind }) => kind);

it.each(["customer", "provider"] as const)(
  "lets the %s propose another time, and only the other side agree",
  async (side) => {
    const [proposer, other] = side === "customer" ? [customer, provider] : [provider, customer];
    const time = inDays(2);
    const body = { time };
    expect((await as(proposer).call(proposeTime, { ...at(), body })).status).toBe(200);
    expect((await as(proposer).call(agreeTime, { ...at(), body })).status).toBe(409);
    expect((await as(other).call(agreeTime, { ...at(), body: { time: inDays(3) } })).status).toBe(409);
    expect(await read()).toMatchObject({ proposedTime: time, proposedBy: side, scheduledFor: null });
    expect((await read()).nextSteps.includes("agreeTime")).toBe(side === "provider");

    expect((await as(other).call(agreeTime, { ...at(), body })).status).toBe(200);
    expect((await as(other).call(agreeTime, { ...at(), body })).status).toBe(200);
    const { timeline, ...job } = await read();
    expect(job).toMatchObject({ proposedTime: null, scheduledFor: time });
    expect(timeline.map(({ kind, time: named }) => [kind, named])).toEqual([
      ["time-proposed", time],
      ["time-agreed", time],
    ]);
    expect([await noticesOf(other), await noticesOf(proposer)]).toEqual([["job-time-proposed"], ["job-time-agreed"]]);
  },
);

it("lets the office propose a time for the handyman: the customer answers, and the handyman reads what was agreed", async () => {
  const office = await makeStaff(portal, "Dispatcher");
  const body = { time: inDays(2) };
  expect((await as(office).call(proposeTime, { ...at(), body })).body.message).toContain("asked the customer");
  expect((await as(office).call(proposeTime, { ...at(), body })).status).toBe(200);
  expect((await as(provider).call(agreeTime, { ...at(), body })).status).toBe(409);
  expect((await as(provider).call(declineTime, { ...at(), body })).status).toBe(409);
  const own = (await as(provider).call(getJobDetails, { params: { jobId } })).body;
  expect(own).toMatchObject({ proposedTime: body.time, proposedBy: "office", scheduledFor: null });
  expect(own.nextSteps).not.toContain("agreeTime");
  expect(own.nextSteps).toContain("proposeTime");
  expect([await noticesOf(customer), await noticesOf(provider)]).toEqual([["job-time-proposed"], []]);
  expect((await as(customer).call(agreeTime, { ...at(), body })).status).toBe(200);
  const { timeline, scheduledFor } = await read();
  expect(scheduledFor).toBe(body.time);
  expect(timeline.map(({ kind, side }) => [kind, side])).toEqual([
    ["time-proposed", "office"],
    ["time-agreed", "customer"],
  ]);
  expect(await noticesOf(provider)).toEqual(["job-time-agreed"]);
  const { actorId, after } = await portal.db
    .selectFrom("auditEntries")
    .select(["actorId", "after"])
    .where("action", "=", "job.propose-time")
    .executeTakeFirstOrThrow();
  expect([actorId, after]).toEqual([office.id, { proposedTime: body.time }]);
});

it("refuses a proposal of the office for a job that nobody has, for a past time, and of another desk", async () => {
  const parties = { customer: await makeCustomer(portal), provider: await makeProvider(portal) };
  const open = await makeJob(portal, { ...parties, status: "Requested" });
  const office = as(await makeStaff(portal, "Dispatcher"));
  const body = { time: inDays(2) };
  expect((await office.call(proposeTime, { params: { id: open }, body })).status).toBe(409);
  expect((await office.call(proposeTime, { params: { id: crypto.randomUUID() }, body })).status).toBe(404);
  const past = await office.call(proposeTime, { ...at(), body: { time: inDays(-1) } });
  expect(past.body).toMatchObject({ issues: [{ field: "time" }] });
  expect((await as(await makeStaff(portal, "Support")).call(proposeTime, { ...at(), body })).status).toBe(403);
});

it("keeps the former time if the other is declined, and refuses a time in the past", async () => {
  const body = { time: inDays(1) };
  await as(provider).call(proposeTime, { ...at(), body });
  await as(customer).call(declineTime, { ...at(), body });
  expect(await read()).toMatchObject({ proposedTime: null, scheduledFor: null });
  expect(await noticesOf(provider)).toEqual(["job-time-declined"]);
  const past = await as(customer).call(proposeTime, { ...at(), body: { time: inDays(-1) } });
  expect(past.body).toMatchObject({ issues: [{ field: "time" }] });
});

it("notifies the customer when the handyman comes for a job without a time, between 5 minutes and 12 hours", async () => {
  expect((await as(provider).call(runLate, { ...at(), body: { minutes: 4 } })).status).toBe(400);
  expect((await as(provider).call(runLate, { ...at(), body: { minutes: 721 } })).status).toBe(400);
  expect((await as(provider).call(runLate, { ...at(), body: { minutes: 20 } })).status).toBe(200);
  const [notice] = await readNotices(portal, customer as Person);
  expect(notice?.subject).toMatch(/^Your handyman comes at about \d+ \w+, \d+:\d\d [ap]m$/);
  const said = new Date((await read()).timeline.at(-1)?.at ?? "").getTime() + 20 * 60_000;
  expect(await comesAt()).toBe(new Date(said).toISOString());
  expect((await as(customer).call(listMyJobs, { query: {} })).body).toMatchObject([
    { saidTime: new Date(said).toISOString() },
  ]);
  expect((await read()).timeline).toMatchObject([{ kind: "running-late", minutes: 20, side: "provider" }]);
});

it("a tapped clock time is the one that both sides read", async () => {
  const tapped = new Date(portal.clock.now().getTime() + 22 * 60_000).toISOString();
  await as(provider).call(runLate, { ...at(), body: { minutes: 20, comesAt: tapped } });
  expect(await comesAt()).toBe(tapped);
  expect((await read()).saidTime).toBe(tapped);
});

it("notifies the customer how late the handyman is for a job with a time", async () => {
  const time = inDays(1);
  await as(provider).call(proposeTime, { ...at(), body: { time } });
  await as(customer).call(agreeTime, { ...at(), body: { time } });
  await as(provider).call(runLate, { ...at(), body: { minutes: 20 } });
  const [notice] = await readNotices(portal, customer as Person);
  expect(notice?.subject).toBe("Your handyman will be 20 minutes late");
  expect(await comesAt()).toBeNull();
  expect((await read()).saidTime).toBe(new Date(Date.parse(time) + 20 * 60_000).toISOString());
});

it("offers a job that is given back to others at once, and never again to the one who gave it back", async () => {
  const other = await makeProvider(portal);
  const reason = "My motorcycle broke down.";
  const give = () => as(provider).call(giveBack, { ...at(), body: { reason } });
  expect((await give()).body.status).toBe("Requested");
  expect((await give()).status).toBe(200);
  const requestsOf = async (person: Person) => {
    const { body } = await portal.as(person).call(listRequestedJobs, { params: { email: person.email }, query: {} });
    return body.map(({ id }) => id);
  };
  expect([await requestsOf(other), await requestsOf(provider as Person)]).toEqual([
    expect.arrayContaining([jobId]),
    expect.not.arrayContaining([jobId]),
  ]);
  expect((await as(provider).call(getJobDetails, { params: { jobId } })).status).toBe(404);
  const { provider: assigned, startCode, timeline } = await read();
  expect([assigned, startCode]).toEqual([null, null]);
  expect(timeline).toMatchObject([{ kind: "given-back", words: reason }]);
  expect(await readNotices(portal, customer as Person)).toMatchObject([{ kind: "job-given-back", reason }]);
});

it("refuses these steps to all others", async () => {
  const [stranger, another] = [portal.as(await makeProvider(portal)), portal.as(await makeCustomer(portal))];
  expect((await stranger.call(giveBack, { ...at(), body: { reason: "Mine." } })).status).toBe(404);
  expect((await stranger.call(runLate, { ...at(), body: { minutes: 10 } })).status).toBe(404);
  expect((await another.call(proposeTime, { ...at(), body: { time: inDays(1) } })).status).toBe(404);
});
