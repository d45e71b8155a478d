import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { listJobCandidates } from "@hunarmand/api/jobs/office";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { expireOffers } from "../../jobs/provider/expire-offers.ts";
import { writeSettings } from "../settings/settings.queries.ts";

const portal = await startPortal();

/** Posts a job after so many hours from one in the afternoon in Pakistan. Returns who was asked first and the office's first candidate. */
async function askAfter(hours: number, change: { scheduledFor?: string } = {}) {
  portal.clock.advance({ hours });
  await writeSettings(portal.db, { offerRoundSize: 1 });
  const near = await makeProvider(portal, { area: "G-9" });
  const awake = await makeProvider(portal, { area: "F-10" });
  await portal.as(awake).call(setAvailability, { body: { workHours: "always" } });
  const customer = await makeCustomer(portal);
  const { body } = await portal.as(customer).call(createJob, { body: { ...jobForm, ...change } });
  const offers = await portal.db.selectFrom("offers").select("providerId").where("jobId", "=", body.jobId).execute();
  const desk = portal.as(await makeStaff(portal, "Dispatcher"));
  const [candidate] = (await desk.call(listJobCandidates, { params: { id: body.jobId }, query: {} })).body;
  const nameOf = (id: string | undefined) => (id === near.id ? "near" : id === awake.id ? "awake" : id);
  return [offers.map(({ providerId }) => nameOf(providerId)), nameOf(candidate?.id)];
}

it("by day the nearest handyman is asked first", async () => {
  expect(await askAfter(0)).toEqual([["near"], "near"]);
});

it("at night, for a job without a time, first come those who take jobs at this hour", async () => {
  expect(await askAfter(10)).toEqual([["awake"], "awake"]);
});

it("at night, the hours do not count for a job with a time", async () => {
  expect(await askAfter(10, { scheduledFor: "2026-03-05T09:00:00.000Z" })).toEqual([["near"], "near"]);
});

it("at night, the others are asked where nobody takes jobs at this hour", async () => {
  portal.clock.advance({ hours: 10 });
  const near = await makeProvider(portal, { area: "G-9" });
  const customer = await makeCustomer(portal);
  const { body } = await portal.as(customer).call(createJob, { body: jobForm });
  const offers = await portal.db.selectFrom("offers").select("providerId").where("jobId", "=", body.jobId).execute();
  expect(offers).toEqual([{ providerId: near.id }]);
});

/** At eleven at night, posts a job that one handyman who takes jobs then and one who sleeps are asked for. */
async function askAtNight(change: { scheduledFor?: string } = {}) {
  portal.clock.advance({ hours: 10 });
  const awake = await makeProvider(portal);
  await portal.as(awake).call(setAvailability, { body: { workHours: "always" } });
  const asleep = await makeProvider(portal);
  const customer = portal.as(await makeCustomer(portal));
  const { jobId } = (await customer.call(createJob, { body: { ...jobForm, ...change } })).body;
  const read = async () => (await customer.call(getJob, { params: { id: jobId } })).body;
  const { asked } = await read();
  /** As the queue does it at the end of the time of those who take jobs now. */
  const endNow = () => expireOffers(portal.services, { jobId, round: 1, ...(asked?.until && { until: asked.until }) });
  return { awake, asleep, jobId, read, endNow };
}
/** The clock of tests goes on by milliseconds. */
const inMinute = (minute: string) => expect.stringContaining(`2026-03-02T${minute}:`);
const tenPastEight = "2026-03-03T03:10:00.000Z";

it("at night those who sleep are asked with the others, and can answer once their hours have begun", async () => {
  const { read, jobId, awake, asleep, endNow } = await askAtNight();
  expect((await read()).asked).toMatchObject({ providers: 2, until: inMinute("18:10"), laterUntil: tenPastEight });
  expect((await read()).asked?.open, "one can answer now, one in the morning").toEqual({ first: 1, later: 1 });
  await endNow();
  expect(await read()).toMatchObject({
    isOffered: true,
    asked: { providers: 2, until: tenPastEight, laterUntil: null, open: { first: 1, later: 0 } },
  });
  expect((await portal.as(awake).call(acceptJob, { body: { Id: jobId } })).status).toBe(409);
  expect((await portal.as(asleep).call(acceptJob, { body: { Id: jobId } })).status).toBe(200);
});

it("in the morning the offers of those who slept end, too, and the office looks for somebody", async () => {
  const { read, jobId, endNow } = await askAtNight();
  await endNow();
  await expireOffers(portal.services, { jobId, round: 1 });
  expect(await read()).toMatchObject({ isOffered: false, asked: { until: null, laterUntil: null } });
});

it("one who sleeps and one who does not accept a job at once: exactly one gets it, while the time of one ends", async () => {
  const { jobId, awake, asleep, endNow } = await askAtNight();
  const accept = (provider: typeof awake) => portal.as(provider).call(acceptJob, { body: { Id: jobId } });
  const [, ...answers] = await Promise.all([endNow(), accept(awake), accept(asleep)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("for a job with a time all can answer in the morning, unless it is wished before", async () => {
  const later = await askAtNight({ scheduledFor: "2026-03-05T09:00:00.000Z" });
  expect((await later.read()).asked).toMatchObject({ until: "2026-03-03T03:30:00.000Z", laterUntil: null });
});

it("for a job that is wished in the night, everybody has the same time", async () => {
  const { read } = await askAtNight({ scheduledFor: "2026-03-03T01:00:00.000Z" });
  expect((await read()).asked).toMatchObject({ until: inMinute("18:30"), laterUntil: null });
});
