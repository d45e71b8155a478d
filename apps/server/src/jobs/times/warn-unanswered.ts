import { isRequested } from "@hunarmand/api/jobs/steps";
import { type Dispatch, recordUnanswered } from "../../domain/jobs/dispatch-job.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import type { Tasks } from "../../services/queue-tasks.ts";

/** Some time before the wished one: notifies the customer, once, if nobody has taken the job (docs/product.md O4). Idempotent. */
export async function warnUnanswered(
  { db, clock }: Dispatch,
  { jobId, wished }: Tasks["warn-unanswered"],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const locked = await lockJob(transaction, jobId);
    if (!locked || !isRequested(locked)) return;
    const job = await transaction.selectFrom("jobs").select("scheduledFor").where("id", "=", jobId).executeTakeFirst();
    // Another time has a warning of its own.
    if (job?.scheduledFor?.toISOString() === wished) await recordUnanswered(transaction, jobId, clock.now());
  });
}
