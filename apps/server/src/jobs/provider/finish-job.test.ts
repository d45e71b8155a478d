import { completeJob, finishJob, listCompletedJobs } from "@hunarmand/api/jobs/provider";
import { listReviews } from "@hunarmand/api/reviews/reviews";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeScene() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const id = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
  const own = { params: { email: provider.email }, query: {} };
  const complete = (customerRating: number) =>
    portal
      .as(provider)
      .call(completeJob, { body: { id, customerFeedback: "Fine", customerRating, workStatus: "Completed" } });
  return { provider, id, own, complete };
}

describe("completing a job without feedback", () => {
  it("completes it, and feedback can follow once", async () => {
    const { provider, id, own, complete } = await makeScene();
    const answer = await portal.as(provider).call(finishJob, { params: { id } });
    expect(answer.body).toEqual({ message: "Job marked as completed." });
    const [job] = (await portal.as(provider).call(listCompletedJobs, own)).body;
    expect(job).toMatchObject({ jobId: id, status: "Completed", rating: null });

    expect((await complete(4)).status).toBe(200);
    expect((await complete(1)).status).toBe(200);

    const reviews = await portal.as(provider).call(listReviews, own);
    expect(reviews.body).toMatchObject([{ jobId: id, rating: 4, reportedBy: "provider" }]);
    const events = await portal.db.selectFrom("jobEvents").select("kind").where("jobId", "=", id).execute();
    expect(events).toEqual([{ kind: "completed" }]);
    expect((await portal.as(provider).call(listCompletedJobs, own)).body).toEqual([{ ...job, rating: 4 }]);
  });

  it("has the spec's path with the id in it, and refuses an invalid id", async () => {
    const { provider, id } = await makeScene();
    const headers = await portal.headersOf(provider);
    const post = (param: string) =>
      portal.app.inject({ method: "POST", url: `/api/Jobs/complete-job/${param}`, headers, payload: { id } });
    expect((await post("17")).json()).toMatchObject({ code: "invalid-input", issues: [{ field: "id" }] });
    expect((await post(id)).statusCode).toBe(200);
  });
});
