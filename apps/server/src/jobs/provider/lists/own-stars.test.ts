import { createJob, getJob } from "@hunarmand/api/jobs/customer";
import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { listJobCandidates } from "@hunarmand/api/jobs/office";
import { completeJob, listCompletedJobs, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { listDirectory } from "@hunarmand/api/providers/directory";
import { readProvider } from "@hunarmand/api/providers/office-records";
import { listReviews } from "@hunarmand/api/reviews/reviews";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../../test/make.ts";
import { type Person, startPortal } from "../../../../test/portal.ts";
import { readNotices } from "../../../../test/read-notices.ts";
import { writeSettings } from "../../../domain/settings/settings.queries.ts";

const portal = await startPortal();

/** Makes a job that its provider has completed with five stars of their own, and a rival who has waited as long. */
async function makeScene() {
  const [rival, provider] = [await makeProvider(portal), await makeProvider(portal)];
  const [customer, office] = [await makeCustomer(portal), await makeStaff(portal)];
  const id = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
  const typed = { customerFeedback: "Very happy", customerRating: 5, workStatus: "Completed" as const };
  await portal.as(provider).call(completeJob, { body: { id, ...typed } });
  // Completing put the provider behind the rival. Here only the stars should decide.
  await portal.db.updateTable("providers").set({ idleSince: portal.clock.now() }).execute();
  return { rival, provider, customer, office, id };
}

async function readRatings({ provider, customer, office, id }: Awaited<ReturnType<typeof makeScene>>) {
  const asked = await makeJob(portal, { provider: await makeProvider(portal, { status: "Suspended" }), customer });
  const candidates = await portal.as(office).call(listJobCandidates, { params: { id: asked }, query: {} });
  const { body: directory } = await portal.call(listDirectory, { query: {} });
  return {
    inPublic: directory.map(({ rating, reviews }) => [rating, reviews]).filter(([, reviews]) => reviews !== 0),
    forCustomer: (await portal.as(customer).call(getJob, { params: { id } })).body.provider?.rating,
    forOffice: (await portal.as(office).call(readProvider, { params: { id: provider.id } })).body.rating,
    forDispatch: candidates.body.find((candidate) => candidate.id === provider.id)?.rating,
  };
}

async function askOne(customer: Person, providers: Person[]): Promise<number> {
  await writeSettings(portal.db, { offerRoundSize: 1 });
  await portal.as(customer).call(createJob, { body: jobForm });
  const lists = providers.map((person) =>
    portal.as(person).call(listRequestedJobs, { params: { email: person.email }, query: {} }),
  );
  return (await Promise.all(lists)).findIndex(({ body }) => body.length > 0);
}

describe("the stars that a provider types at completion", () => {
  it("do not count until the customer has rated", async () => {
    const scene = await makeScene();
    expect(await readRatings(scene)).toEqual({ inPublic: [], forCustomer: null, forOffice: null, forDispatch: null });
    const { provider, customer, id } = scene;
    const params = { email: provider.email };
    const own = await portal.as(provider).call(listReviews, { params, query: {} });
    expect(own.body).toMatchObject([{ rating: 5, reportedBy: "provider" }]);

    await portal.as(customer).call(confirmJob, { params: { id }, body: { rating: 2, feedback: "Late" } });

    expect(await readRatings(scene)).toEqual({ inPublic: [[2, 1]], forCustomer: 2, forOffice: 2, forDispatch: 2 });
  });

  it("differ from the customer's in the list of completed jobs", async () => {
    const { provider, customer, id } = await makeScene();
    const own = { params: { email: provider.email }, query: {} };
    const list = async () => (await portal.as(provider).call(listCompletedJobs, own)).body;
    expect(await list()).toMatchObject([{ jobId: id, rating: 5, confirmedDate: null }]);
    await portal.as(customer).call(confirmJob, { params: { id }, body: { rating: 2 } });
    expect(await list()).toMatchObject([{ jobId: id, rating: 2, confirmedDate: expect.any(String) }]);
  });

  it("are nobody's rating once the customer has confirmed without stars, and no notice names them", async () => {
    const { provider, customer, id } = await makeScene();
    await portal.as(customer).call(confirmJob, { params: { id }, body: { cashPaid: 900 } });
    const own = { params: { email: provider.email }, query: {} };
    const list = async () => (await portal.as(provider).call(listCompletedJobs, own)).body;
    const kinds = async () => (await readNotices(portal, provider)).map(({ kind }) => kind);
    expect(await list()).toMatchObject([{ jobId: id, rating: null, confirmedDate: expect.any(String) }]);
    expect(await kinds()).not.toContain("job-rated");

    await portal.as(customer).call(confirmJob, { params: { id }, body: { rating: 3 } });
    expect(await list()).toMatchObject([{ jobId: id, rating: 3 }]);
    expect((await kinds()).filter((kind) => kind === "job-rated")).toHaveLength(1);
  });

  it("raise nobody's rank in a dispatch, but a customer's do", async () => {
    const { rival, provider, customer, id } = await makeScene();
    const inOrder = [rival, provider].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(await askOne(customer, inOrder)).toBe(0);
    await portal.db.updateTable("offers").set({ status: "Expired" }).where("status", "=", "Offered").execute();
    await portal.as(customer).call(confirmJob, { params: { id }, body: { rating: 1, feedback: "Late" } });
    expect(await askOne(customer, [provider, rival])).toBe(0);
  });
});
