import type * as api from "@hunarmand/api/jobs/provider";
import { workStatus as workStatuses } from "@hunarmand/api/jobs/steps";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { completeOwnJob } from "./complete-own-job.ts";
import { findJobForProvider } from "./jobs.queries.ts";

const { completed } = workStatuses;

/** The feedback that the provider reports is the review until the customer rates the job. */
export const completeJob: UseCase<typeof api.completeJob> = async (services, caller, { body, claimedAt }) => {
  const { id: jobId, workStatus, customerFeedback, customerRating } = body;
  const { db, clock } = services;
  const providerId = caller.accountId;
  if (workStatus === completed) {
    const feedback = { rating: customerRating, text: customerFeedback };
    await completeOwnJob(services, { jobId, providerId, feedback, claimedAt });
    return { message: getReplies().completeJob };
  }
  const set = { workStatus, draftFeedback: customerFeedback, draftRating: customerRating };
  const by = { as: "provider", accountId: providerId } as const;
  if (await moveJob(db, { step: "saveDraft", jobId, by, now: clock.now(), set }))
    return { message: getReplies().completeJobSaved };
  throw new AppError((await findJobForProvider(db, jobId, providerId)) ? "job-state" : "job-not-found");
};
