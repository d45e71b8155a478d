import type { Database } from "../../database/database.ts";
import { isPayable } from "../jobs/job-conditions.ts";

/** Returns the job if it is completed and must be paid. A job that corrects another is free, so it is not returned. */
export async function findPayableJob(db: Database, jobId: string) {
  const job = await db
    .selectFrom("jobs as job")
    .select(["id", "customerId", "providerId", "pricePaisa"])
    .where("id", "=", jobId)
    .where(isPayable)
    .executeTakeFirst();
  return job?.providerId ? { ...job, providerId: job.providerId } : undefined;
}

export const findJobStatus = (db: Database, jobId: string) =>
  db.selectFrom("jobs").select(["status", "providerId", "customerId"]).where("id", "=", jobId).executeTakeFirst();

/** Whether a card or wallet payment of this job is in progress or done. Does not read the ledger. */
export async function hasPayment(db: Database, jobId: string): Promise<boolean> {
  const payment = await db.selectFrom("jobPayments").select("paymentId").where("jobId", "=", jobId).executeTakeFirst();
  return payment !== undefined;
}

/** Whether this job is paid in any way, or a card or wallet payment of it is in progress. */
export async function isPaidOrBeingPaid(db: Database, jobId: string): Promise<boolean> {
  if (await hasPayment(db, jobId)) return true;
  const entry = await db.selectFrom("ledgerTransactions").select("id").where("jobId", "=", jobId).executeTakeFirst();
  return entry !== undefined;
}
