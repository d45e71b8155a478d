import { type Dispatch, dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import type { Tasks } from "../../services/queue.ts";

/** Ends what is left of a round when its time is over, and opens the next one. Running it again changes nothing. */
export async function expireOffers(services: Dispatch, { jobId, round }: Tasks["expire-offers"]): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    await transaction
      .updateTable("offers")
      .set({ status: "Expired", decidedAt: services.clock.now() })
      .where("jobId", "=", jobId)
      .where("round", "=", round)
      .where("status", "=", "Offered")
      .execute();
    await dispatchJob({ ...services, db: transaction }, jobId);
  });
}
