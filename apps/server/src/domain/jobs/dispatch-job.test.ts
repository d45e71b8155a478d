import { createJob } from "@hunarmand/api/jobs/customer";
import { acceptJob, listRequestedJobs, rejectJob } from "@hunarmand/api/jobs/provider";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { expireOffers } from "../../jobs/provider/expire-offers.ts";
import { writeSettings } from "../settings/settings.queries.ts";

const portal = await startPortal();

/** Makes five providers, nearest first, and a job offered to two at a time. */
async function makeRounds() {
  await writeSettings(portal.db, { offerRoundSize: 2 });
  const providers: Person[] = [];
  for (const area of ["G-9", "G-9", "F-10", "F-10", "F-10"]) providers.push(await makeProvider(portal, { area }));
  const customer = await makeCustomer(portal);
  const { body } = await portal.as(customer).call(createJob, { body: jobForm });
  return { providers, customer, jobId: body.jobId };
}

const readOffers = async (jobId: string) => {
  const rows = await portal.db
    .selectFrom("offers")
    .select(["providerId", "status", "round"])
    .where("jobId", "=", jobId)
    .orderBy("round")
    .execute();
  return rows.map(({ round, status }) => `${round} ${status}`).sort();
};

const reject = (provider: Person | undefined, jobId: string) => {
  if (!provider) throw new Error("no such provider was made");
  return portal.as(provider).call(rejectJob, { body: { jobId, email: provider.email } });
};

describe("dispatching a job", () => {
  it("opens the next round only after all providers of a round have rejected", async () => {
    const { providers, jobId } = await makeRounds();
    await reject(providers[0], jobId);
    expect(await readOffers(jobId)).toEqual(["1 Offered", "1 Rejected"]);
    await reject(providers[1], jobId);
    expect(await readOffers(jobId)).toEqual(["1 Rejected", "1 Rejected", "2 Offered", "2 Offered"]);
  });

  it("opens the next round when time is over, and a second expiry of the same round changes nothing", async () => {
    const { jobId } = await makeRounds();
    await expireOffers(portal.services, { jobId, round: 1 });
    await expireOffers(portal.services, { jobId, round: 1 });
    expect(await readOffers(jobId)).toEqual(["1 Expired", "1 Expired", "2 Offered", "2 Offered"]);
  });

  it("ends in the office's queue when no provider is left", async () => {
    const { jobId } = await makeRounds();
    for (const round of [1, 2, 3, 4]) await expireOffers(portal.services, { jobId, round });
    expect(await readOffers(jobId)).toEqual(["1 Expired", "1 Expired", "2 Expired", "2 Expired", "3 Expired"]);
    const job = await portal.db.selectFrom("jobs").select("status").where("id", "=", jobId).executeTakeFirst();
    expect(job).toEqual({ status: "Requested" });
  });

  it("changes nothing of an accepted job when its round's time is over", async () => {
    const { providers, jobId } = await makeRounds();
    const [first] = providers;
    if (!first) throw new Error("nobody was made");
    await portal.as(first).call(acceptJob, { body: { Id: jobId } });
    await expireOffers(portal.services, { jobId, round: 1 });
    expect(await readOffers(jobId)).toEqual(["1 Accepted", "1 Withdrawn"]);
  });

  it("opens one round when the last two providers reject at once", async () => {
    const { providers, jobId } = await makeRounds();
    await Promise.all([reject(providers[0], jobId), reject(providers[1], jobId)]);
    expect(await readOffers(jobId)).toEqual(["1 Rejected", "1 Rejected", "2 Offered", "2 Offered"]);
  });

  it("removes an expired offer from the provider's list", async () => {
    const { providers, jobId } = await makeRounds();
    const [first] = providers;
    if (!first) throw new Error("nobody was made");
    await expireOffers(portal.services, { jobId, round: 1 });
    const request = { params: { email: first.email }, query: {} };
    expect((await portal.as(first).call(listRequestedJobs, request)).body).toEqual([]);
    expect((await portal.as(first).call(acceptJob, { body: { Id: jobId } })).status).toBe(409);
  });

  it("does not lower the rank of a provider who rejects", async () => {
    const { providers, customer, jobId } = await makeRounds();
    await reject(providers[0], jobId);
    await reject(providers[1], jobId);
    const next = await portal.as(customer).call(createJob, { body: jobForm });
    const offers = await portal.db
      .selectFrom("offers")
      .select("providerId")
      .where("jobId", "=", next.body.jobId)
      .execute();
    const nearest = providers.slice(0, 2).map(({ id }) => id);
    expect(offers.map(({ providerId }) => providerId).sort()).toEqual(nearest.sort());
  });
});
