import { completeJob, getJobDetails } from "@hunarmand/api/jobs/provider";
import { listReviews } from "@hunarmand/api/reviews/reviews";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const make = async () => ({ provider: await makeProvider(portal), customer: await makeCustomer(portal) });

describe("a job at its completion", () => {
  it.each(["Pending", "InProgress"] as const)(
    "stays open with the work status %s, and keeps the typed details",
    async (workStatus) => {
      const { provider, customer } = await make();
      const id = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
      const { call } = portal.as(provider);
      const body = { id, customerFeedback: "One wall is missing", customerRating: 3, workStatus };
      expect(await call(completeJob, { body })).toMatchObject({
        status: 200,
        body: { message: "Saved. The job stays open." },
      });
      const details = await call(getJobDetails, { params: { jobId: id } });
      const saved = { customerFeedback: "One wall is missing", customerRating: 3, workStatus };
      expect(details.body).toMatchObject({ status: "InProgress", completedDate: null, ...saved });
      expect((await call(listReviews, { params: { email: provider.email }, query: {} })).body).toEqual([]);
      const end = { ...body, customerFeedback: "All done", customerRating: 5, workStatus: "Completed" as const };
      expect((await call(completeJob, { body: end })).body.message).toBe("Job marked as completed.");
      expect((await call(listReviews, { params: { email: provider.email }, query: {} })).body).toMatchObject([
        { rating: 5, feedback: "All done" },
      ]);
    },
  );

  it("refuses a work status before the details, after completion, or of another's job", async () => {
    const { provider, customer } = await make();
    const save = async (person: typeof provider, id: string) => {
      const body = { id, customerFeedback: "x", customerRating: 5, workStatus: "Pending" as const };
      return (await portal.as(person).call(completeJob, { body })).status;
    };
    expect(await save(provider, await makeJob(portal, { provider, customer, status: "InProgress" }))).toBe(409);
    expect(await save(provider, await makeJob(portal, { provider, customer, status: "Completed" }))).toBe(409);
    const ready = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
    expect(await save(await makeProvider(portal), ready)).toBe(404);
  });

  it("is completed with the feedback that the provider reports, which appears among their reviews", async () => {
    const { provider, customer } = await make();
    const id = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
    const body = { id, customerFeedback: "Well done", customerRating: 4, workStatus: "Completed" as const };
    expect((await portal.as(provider).call(completeJob, { body })).body.message).toBe("Job marked as completed.");
    const reviews = await portal.as(provider).call(listReviews, { params: { email: provider.email }, query: {} });
    expect(reviews.body).toMatchObject([{ jobId: id, rating: 4, feedback: "Well done", reportedBy: "provider" }]);
  });

  it.each([
    [{ customerRating: 0 }, "customerRating"],
    [{ customerRating: 6 }, "customerRating"],
    [{ customerFeedback: "" }, "customerFeedback"],
    [{ workStatus: "Cancelled" }, "workStatus"],
  ])("is not completed with %o, naming the field", async (wrong, field) => {
    const { provider, customer } = await make();
    const id = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
    const good = { id, customerFeedback: "Fine", customerRating: 5, workStatus: "Completed" as const };
    const answer = await portal.as(provider).call(completeJob, { body: { ...good, ...(wrong as object) } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });
});
