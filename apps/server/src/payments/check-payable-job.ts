import { AppError, invalidField } from "../app-error.ts";
import type { Database } from "../database/database.ts";
import type { Caller } from "../http/caller.ts";
import { toPkr } from "../money.ts";
import { findCompletedJob, isJobBeingPaid } from "./paid-jobs.queries.ts";

export interface JobPayment {
  jobId: string | undefined;
  amountPaisa: number;
}

/**
 * A job is paid by its own customer, once, at its price. Of two payments at once the ledger lets one settle the job; the
 * other then stands to the customer's credit.
 */
export async function checkPayableJob(db: Database, caller: Caller, payment: JobPayment): Promise<void> {
  const { jobId, amountPaisa } = payment;
  if (!jobId) return;
  const job = await findCompletedJob(db, jobId);
  if (job?.customerId !== caller.accountId) throw new AppError("job-not-found");
  if (job.pricePaisa !== amountPaisa) {
    throw invalidField("amount", `The price of this job is PKR ${toPkr(job.pricePaisa ?? 0)}.`);
  }
  if (await isJobBeingPaid(db, jobId)) throw new AppError("job-paid");
}
