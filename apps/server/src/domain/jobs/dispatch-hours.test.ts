import { createJob } from "@hunarmand/api/jobs/customer";
import { listJobCandidates } from "@hunarmand/api/jobs/office";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
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
