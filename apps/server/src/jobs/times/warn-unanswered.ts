import { isRequested } from "@hunarmand/api/jobs/steps";
import { findUnansweredWarning } from "@hunarmand/api/providers/work-hours";
import { type Dispatch, recordUnanswered } from "../../domain/jobs/dispatch-job.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { askedSince } from "../../domain/jobs/offer-round.queries.ts";
import type { Tasks } from "../../services/queue-tasks.ts";

/** Some time before the wished one: notifies the customer, once, if nobody has taken the job (docs/product.md O4). Idempotent. */
export async function warnUnanswered(
  { db, clock }: Dispatch,
  { jobId, wished }: Tasks["warn-unanswered"],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const locked = await lockJob(transaction, jobId);
    if (!locked || !isRequested(locked)) return;
    const job = await transaction
      .selectFrom("jobs as job")
      .select(["job.scheduledFor", askedSince.as("askedSince")])
      .where("job.id", "=", jobId)
      .executeTakeFirst();
    // Another time has a warning of its own.
    if (!job?.scheduledFor || job.scheduledFor.toISOString() !== wished) return;
    // So has a job that its handyman gave back meanwhile: those who are asked now have their time.
    if (findUnansweredWarning(job.scheduledFor, job.askedSince) > clock.now()) return;
    await recordUnanswered(transaction, jobId, clock.now());
  });
}
