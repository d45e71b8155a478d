import type * as contract from "@hunarmand/api/jobs/provider";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { completeOwnJob } from "./complete-own-job.ts";
import { findJobForProvider, keepDraft } from "./jobs.queries.ts";

/** The provider's report of the customer's feedback stands as the review until the customer rates the job himself. */
export const completeJob: UseCase<typeof contract.completeJob> = async (services, caller, { body }) => {
  const { id: jobId, workStatus, customerFeedback, customerRating } = body;
  const own = { jobId, providerId: caller.accountId };
  if (workStatus === "Completed") {
    await completeOwnJob(services, { ...own, feedback: { rating: customerRating, text: customerFeedback } });
    return { message: "Job marked as completed." };
  }
  const draft = { workStatus, draftFeedback: customerFeedback, draftRating: customerRating };
  if (await keepDraft(services.db, own, draft)) return { message: "Saved. The job stays open." };
  throw new AppError((await findJobForProvider(services.db, jobId, caller.accountId)) ? "job-state" : "job-not-found");
};
