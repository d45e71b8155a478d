import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../../test/make.ts";
import { startPortal } from "../../../../test/portal.ts";

const portal = await startPortal();
const minuteMilliseconds = 60_000;

/** Offers of these minutes to one provider, the oldest first. Returns how to list their ids. */
async function makeOffers(minutes: readonly number[]) {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const ids: string[] = [];
  for (const lasts of minutes) {
    const jobId = await makeJob(portal, { provider, customer });
    const expiresAt = new Date(portal.clock.now().getTime() + lasts * minuteMilliseconds);
    await portal.db.updateTable("offers").set({ expiresAt }).where("jobId", "=", jobId).execute();
    ids.push(jobId);
  }
  const list = async (limit: number) => {
    const request = { params: { email: provider.email }, query: { limit } };
    const { body } = await portal.as(provider).call(listRequestedJobs, request);
    return body.map(({ jobId }) => jobId);
  };
  return { ids, list };
}

it("lists the offer first that expires first", async () => {
  const { ids, list } = await makeOffers([10, 240, 30]);
  const [urgent, ofHours, usual] = ids;
  expect(await list(3)).toEqual([urgent, usual, ofHours]);
});

it("lists the newest first if there are more than a page", async () => {
  const { ids, list } = await makeOffers([10, 240, 30]);
  const [, ofHours, usual] = ids;
  expect(await list(2)).toEqual([usual, ofHours]);
});
