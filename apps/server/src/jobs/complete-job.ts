import type * as contract from "@hunarmand/contract/jobs";
import { AppError, invalidField } from "../app-error.ts";
import type { UseCase } from "../http/serve.ts";
import { findJobForProvider } from "./jobs.queries.ts";
import { moveJob } from "./move-job.queries.ts";

/** The provider's report of the customer's feedback stands as the review until the customer rates the job himself. */
export const completeJob: UseCase<typeof contract.completeJob> = async ({ db, clock }, caller, { body }) => {
  if (body.workStatus !== "Completed") {
    throw invalidField("workStatus", "Choose Completed to complete the job.");
  }
  const { id: jobId, customerFeedback: feedback, customerRating: rating } = body;
  const providerId = caller.accountId;
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const set = { completedAt: now, workStatus: body.workStatus };
    const hasCompleted = await moveJob(transaction, {
      jobId,
      providerId,
      step: "complete",
      event: "completed",
      now,
      set,
    });
    if (!hasCompleted) return false;
    await transaction
      .insertInto("reviews")
      .values({ jobId, providerId, rating, feedback, reportedBy: "provider", createdAt: now, voidedAt: null })
      .execute();
    await transaction.updateTable("providers").set({ idleSince: now }).where("accountId", "=", providerId).execute();
    return true;
  });
  const done = { message: "Job marked as completed." };
  if (hasMoved) return done;
  const job = await findJobForProvider(db, jobId, providerId);
  if (job?.status === "Completed") return done;
  throw new AppError(job ? "job-state" : "job-not-found");
};
