import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { listJobs, readJob } from "@hunarmand/api/jobs/office";
import { rejectJob } from "@hunarmand/api/jobs/provider";
import { listDue } from "@hunarmand/api/staff/inbox";
import { expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
/** On the Monday of the test's clock, which begins at 13:00. */
const at = (time: string) => `2026-03-02T${time}`;
const minuteCharacters = "2026-03-02T13:00".length;
const dayMilliseconds = 86_400_000;
const aheadMilliseconds = 5 * 3_600_000;
/** In Pakistan, to the minute. */
const toMinute = (time: string | null | undefined) =>
  time && new Date(Date.parse(time) + aheadMilliseconds).toISOString().slice(0, minuteCharacters);

/** Posts a job for now, and returns what its customer and the office read about the office's call. */
async function post() {
  const customer = portal.as(await makeCustomer(portal));
  const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
  const { jobId } = (await customer.call(createJob, { body: jobForm })).body;
  const params = { id: jobId };
  const read = async () => toMinute((await customer.call(getJob, { params })).body.asked?.callBy);
  const readByOffice = async () => {
    const { body: jobs } = await dispatcher.call(listJobs, { query: { queue: "office" } });
    const { body: due } = await dispatcher.call(listDue, { query: { kind: "job" } });
    const { body: job } = await dispatcher.call(readJob, { params });
    const found = [
      jobs.find(({ id }) => id === jobId)?.callBy,
      due.find(({ id }) => id === jobId)?.deadline,
      job.callBy,
    ];
    return found.map(toMinute);
  };
  return { customer, params, jobId, read, readByOffice };
}

it("customer and office read one time of the call, counted from the end of the round, then from the last no", async () => {
  const provider = await makeProvider(portal);
  const { jobId, read, readByOffice } = await post();
  expect(await read()).toBe(at("14:10"));
  expect(await readByOffice(), "nobody must call yet").toEqual([undefined, undefined, null]);
  portal.clock.advance({ minutes: 5 });
  await portal.as(provider).call(rejectJob, { body: { jobId, email: provider.email } });
  expect([await read(), ...(await readByOffice())]).toEqual(Array(4).fill(at("14:05")));
});

it("a change without another ask does not postpone the call, another wished time does", async () => {
  const { customer, params, read, readByOffice } = await post();
  portal.clock.advance({ minutes: 30 });
  await customer.call(updateWebjob, { params, body: { description: "It drips." } });
  expect([await read(), ...(await readByOffice())]).toEqual(Array(4).fill(at("14:00")));
  const scheduledFor = new Date(Date.parse(`${at("15:00")}:00+05:00`) + dayMilliseconds).toISOString();
  await customer.call(updateWebjob, { params, body: { scheduledFor } });
  expect([await read(), ...(await readByOffice())]).toEqual(Array(4).fill("2026-03-03T13:00"));
});
