import { sql } from "kysely";
import { type Dispatch, dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveOffers } from "../../domain/jobs/move-offers.queries.ts";
import type { Tasks } from "../../services/queue-tasks.ts";

/** Expires the open offers of a round whose time is over, and starts the next round. Idempotent. */
export async function expireOffers(services: Dispatch, { jobId, round, until }: Tasks["expire-offers"]): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const ofRound = sql`job_id = ${jobId} and round = ${round}`;
    const which = until ? sql`${ofRound} and expires_at <= ${until}::timestamptz` : ofRound;
    await moveOffers(transaction, { step: "expire", which, now: services.clock.now() });
    await dispatchJob({ ...services, db: transaction }, jobId);
  });
}
