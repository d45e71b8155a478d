import type { Database } from "../../database/database.ts";
import { isPayable } from "../jobs/job-conditions.ts";

/** Returns a completed job that must be paid. A job that corrects another is free, so it is not returned. */
export async function findCompletedJob(db: Database, jobId: string) {
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

/** Whether a payment of this job is settled or in progress. */
export async function isJobBeingPaid(db: Database, jobId: string): Promise<boolean> {
  if (await hasPayment(db, jobId)) return true;
  const settled = db.selectFrom("ledgerTransactions").select("id").where("jobId", "=", jobId);
  return (await settled.executeTakeFirst()) !== undefined;
}
