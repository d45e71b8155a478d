import { isCompleted, workStatus } from "@hunarmand/api/jobs/steps";
import type { Database } from "../../database/database.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { findJobForProvider } from "./jobs.queries.ts";

export interface Completion {
  jobId: string;
  providerId: string;
  /** As the provider reports it. */
  feedback: { rating: number; text: string } | undefined;
  claimedAt?: Date | undefined;
}

/**
 * Completes the provider's job, or adds feedback to a job that they completed without any. An existing review stays, so that a repeat
 * changes nothing and no provider overwrites the customer's review.
 *
 * @throws AppError job-not-found, job-state
 */
export async function completeOwnJob({ db, clock }: Services, completion: Completion): Promise<void> {
  const { jobId, providerId, claimedAt } = completion;
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const set = { completedAt: now, workStatus: workStatus.completed, draftFeedback: null, draftRating: null };
    const by = { as: "provider", accountId: providerId } as const;
    if (!(await moveJob(transaction, { step: "complete", jobId, by, now, claimedAt, set }))) {
      const job = await findJobForProvider(transaction, jobId, providerId);
      if (!job || !isCompleted(job)) throw new AppError(job ? "job-state" : "job-not-found");
    }
    await addFeedback(transaction, { ...completion, now });
  });
}

async function addFeedback(
  db: Database,
  { jobId, providerId, feedback, now }: Completion & { now: Date },
): Promise<void> {
  if (!feedback) return;
  const { rating, text } = feedback;
  await db
    .insertInto("reviews")
    .values({ jobId, providerId, rating, feedback: text, reportedBy: "provider", createdAt: now, voidedAt: null })
    .onConflict((conflict) => conflict.column("jobId").doNothing())
    .execute();
}
