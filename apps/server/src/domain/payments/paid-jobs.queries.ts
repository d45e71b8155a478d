import type { Database } from "../../database/database.ts";
import { isPayable } from "../jobs/job-conditions.ts";

/** A completed job as payments need it; one that puts another right is free, and none of theirs. */
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

/** Is a card or wallet payment of this job under way or done, whatever the ledger says of it? */
export async function hasPayment(db: Database, jobId: string): Promise<boolean> {
  const payment = await db.selectFrom("jobPayments").select("paymentId").where("jobId", "=", jobId).executeTakeFirst();
  return payment !== undefined;
}

/** Is a payment of this job settled, or under way? */
export async function isJobBeingPaid(db: Database, jobId: string): Promise<boolean> {
  if (await hasPayment(db, jobId)) return true;
  const settled = db.selectFrom("ledgerTransactions").select("id").where("jobId", "=", jobId);
  return (await settled.executeTakeFirst()) !== undefined;
}
