import type { Database } from "../database/database.ts";

/** A completed job as payments need it. */
export async function findCompletedJob(db: Database, jobId: string) {
  const job = await db
    .selectFrom("jobs")
    .select(["id", "customerId", "providerId", "pricePaisa"])
    .where("id", "=", jobId)
    .where("status", "=", "Completed")
    .executeTakeFirst();
  return job?.providerId ? { ...job, providerId: job.providerId } : undefined;
}

export const findJobStatus = (db: Database, jobId: string) =>
  db.selectFrom("jobs").select(["status", "providerId", "customerId"]).where("id", "=", jobId).executeTakeFirst();

/** Is a payment of this job settled, or under way? */
export async function isJobBeingPaid(db: Database, jobId: string): Promise<boolean> {
  const { isBeingPaid } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom("ledgerTransactions").select("id").where("jobId", "=", jobId)),
        exists(selectFrom("cardTransactions").select("id").where("jobId", "=", jobId).where("status", "=", "pending")),
        exists(selectFrom("walletPayments").select("id").where("jobId", "=", jobId).where("status", "=", "pending")),
      ]).as("isBeingPaid"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isBeingPaid);
}
