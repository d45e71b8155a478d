import type * as contract from "@hunarmand/contract/jobs";
import { invalidField } from "../app-error.ts";
import type { UseCase } from "../http/serve.ts";
import { completeOwnJob } from "./complete-own-job.ts";

/** The provider's report of the customer's feedback stands as the review until the customer rates the job himself. */
export const completeJob: UseCase<typeof contract.completeJob> = async (services, caller, { body }) => {
  if (body.workStatus !== "Completed") {
    throw invalidField("workStatus", "Choose Completed to complete the job.");
  }
  const feedback = { rating: body.customerRating, text: body.customerFeedback };
  await completeOwnJob(services, { jobId: body.id, providerId: caller.accountId, feedback });
  return { message: "Job marked as completed." };
};
