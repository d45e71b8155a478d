import { sql } from "kysely";
import { type Dispatch, dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveOffers } from "../../domain/jobs/move-offers.queries.ts";
import type { Tasks } from "../../services/queue-tasks.ts";

/** Expires the open offers of a round when its time is over, and starts the next round. Idempotent. */
export async function expireOffers(services: Dispatch, { jobId, round }: Tasks["expire-offers"]): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const which = sql`job_id = ${jobId} and round = ${round}`;
    await moveOffers(transaction, { step: "expire", which, now: services.clock.now() });
    await dispatchJob({ ...services, db: transaction }, jobId);
  });
}
