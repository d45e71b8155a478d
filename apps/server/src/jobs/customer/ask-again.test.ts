import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { giveBack } from "@hunarmand/api/jobs/times";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";
import { expireOffers } from "../provider/expire-offers.ts";
import { warnUnanswered } from "../times/warn-unanswered.ts";

const portal = await startPortal();

const afternoon = "2026-03-05T09:00:00.000Z";

/** Posts a job that one handyman was asked for, who let the time end. */
async function postUnanswered() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const { jobId } = (await portal.as(customer).call(createJob, { body: jobForm })).body;
  const read = async () => (await portal.as(customer).call(getJob, { params: { id: jobId } })).body;
  const change = (scheduledFor: string | null) =>
    portal.as(customer).call(updateWebjob, { params: { id: jobId }, body: { scheduledFor } });
  await expireOffers(portal.services, { jobId, round: 1 });
  return { provider, customer, jobId, read, change };
}

it("once nobody is left to ask, the customer is notified at once, and only once", async () => {
  const { customer, jobId, read } = await postUnanswered();
  await expireOffers(portal.services, { jobId, round: 1 });
  expect((await read()).timeline.map(({ kind }) => kind)).toEqual(["requested", "unanswered"]);
  const notices = await readNotices(portal, customer);
  expect(notices).toMatchObject([{ kind: "job-unanswered", link: `/jobs/${jobId}` }]);
  expect(notices[0]?.text).toContain("Our office looks for somebody and calls you.");
});

it("a job for which nobody could be asked at all has no such notice: its page says so", async () => {
  const customer = await makeCustomer(portal);
  await portal.as(customer).call(createJob, { body: { ...jobForm, city: "Rawalpindi", area: "Saddar" } });
  expect(await readNotices(portal, customer)).toEqual([]);
});

it("after another time is wished, those who did not answer are asked again", async () => {
  const { jobId, read, change } = await postUnanswered();
  expect(await read()).toMatchObject({ isOffered: false, asked: { providers: 1, only: { firstName: "Test" } } });
  await change(afternoon);
  expect(await read()).toMatchObject({ isOffered: true, scheduledFor: afternoon, asked: { providers: 1 } });
  await expireOffers(portal.services, { jobId, round: 2 });
  const { timeline } = await read();
  expect(timeline.filter(({ kind }) => kind === "unanswered")).toHaveLength(2);
  await change(null);
  expect(await read(), "as soon as possible is another time, too").toMatchObject({
    isOffered: true,
    scheduledFor: null,
  });
});

it("while somebody can still answer, another time asks nobody again", async () => {
  const [customer] = [await makeCustomer(portal), await makeProvider(portal)];
  const { jobId } = (await portal.as(customer).call(createJob, { body: jobForm })).body;
  const body = { scheduledFor: afternoon };
  await portal.as(customer).call(updateWebjob, { params: { id: jobId }, body });
  const offers = await portal.db.selectFrom("offers").select(["round", "status"]).where("jobId", "=", jobId).execute();
  expect(offers).toEqual([{ round: 1, status: "Offered" }]);
});

it("at night the one who is asked first has time until the morning, also if they take jobs at all hours", async () => {
  const [former, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  await portal.as(former).call(setAvailability, { body: { workHours: "always" } });
  const askFirstOf = await makeJob(portal, { provider: former, customer, status: "Completed" });
  portal.clock.advance({ hours: 10 });
  const { jobId } = (await portal.as(customer).call(createJob, { body: { ...jobForm, askFirstOf } })).body;
  const { asked } = (await portal.as(customer).call(getJob, { params: { id: jobId } })).body;
  expect(asked).toMatchObject({ until: "2026-03-03T03:10:00.000Z", laterUntil: null });
});

it("shortly before the wished time the customer learns that nobody has taken the job, while offers are still open", async () => {
  // At eleven at night, for nine in the morning: those who sleep have time until half past eight.
  portal.clock.advance({ hours: 10 });
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const wished = "2026-03-03T04:00:00.000Z";
  const { jobId } = (await portal.as(customer).call(createJob, { body: { ...jobForm, scheduledFor: wished } })).body;
  const { rows } = await sql`select data, start_after from pgboss.job where name = 'warn-unanswered'`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ data: { jobId, wished }, startAfter: new Date("2026-03-03T03:30:00.000Z") }]);
  portal.clock.advance({ hours: 9, minutes: 30 });
  await warnUnanswered(portal.services, { jobId, wished: "2026-03-03T05:00:00.000Z" });
  expect(await readNotices(portal, customer), "another time").toEqual([]);
  for (let tries = 0; tries < 2; tries++) await warnUnanswered(portal.services, { jobId, wished });
  expect(await readNotices(portal, customer)).toMatchObject([{ kind: "job-unanswered", link: `/jobs/${jobId}` }]);
  expect((await portal.as(customer).call(getJob, { params: { id: jobId } })).body.isOffered).toBe(true);
  expect((await portal.as(provider).call(acceptJob, { body: { Id: jobId } })).status).toBe(200);
});

it("a job that somebody has taken has no such warning", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const wished = "2026-03-04T04:00:00.000Z";
  const { jobId } = (await portal.as(customer).call(createJob, { body: { ...jobForm, scheduledFor: wished } })).body;
  await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
  await warnUnanswered(portal.services, { jobId, wished });
  const { timeline } = (await portal.as(customer).call(getJob, { params: { id: jobId } })).body;
  expect(timeline.map(({ kind }) => kind)).not.toContain("unanswered");
});

it("after a handyman gave the job back, the warning comes not before the others have had their time", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const now = portal.clock.now().getTime();
  const wished = new Date(now + 66 * 60_000).toISOString();
  const { jobId } = (await portal.as(customer).call(createJob, { body: { ...jobForm, scheduledFor: wished } })).body;
  await portal.as(provider).call(acceptJob, { body: { Id: jobId } });
  await makeProvider(portal);
  portal.clock.advance({ minutes: 13 });
  await portal.as(provider).call(giveBack, { params: { id: jobId }, body: { reason: "I am ill." } });
  const isWarned = async () => {
    await warnUnanswered(portal.services, { jobId, wished });
    const { timeline } = (await portal.as(customer).call(getJob, { params: { id: jobId } })).body;
    return timeline.some(({ kind }) => kind === "unanswered");
  };
  portal.clock.advance({ minutes: 17 });
  expect(await isWarned(), "half an hour after the posting").toBe(false);
  portal.clock.advance({ minutes: 13 });
  expect(await isWarned(), "half an hour after it was given back").toBe(true);
});
