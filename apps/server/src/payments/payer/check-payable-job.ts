import { type Database, isDuplicate } from "../../database/database.ts";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { findJobStatus, findPayableJob, isPaidOrBeingPaid } from "../../domain/payments/paid-jobs.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";

export interface JobPayment {
  jobId: string | undefined;
  amountPaisa: number;
}

/** A job is paid by its own customer, once, at its price. */
export async function checkPayableJob(db: Database, caller: Caller, payment: JobPayment): Promise<void> {
  const { jobId, amountPaisa } = payment;
  if (!jobId) return;
  const pricePaisa = await getOwnPrice(db, caller, jobId);
  if (pricePaisa !== amountPaisa) throw invalidField("amount", "price-mismatch", { amount: toPkr(pricePaisa) });
  if (await isPaidOrBeingPaid(db, jobId)) throw new AppError("job-paid");
}

/** Returns the price of the caller's own completed job. */
export async function getOwnPrice(db: Database, caller: Caller, jobId: string): Promise<number> {
  const job = await findPayableJob(db, jobId);
  if (job?.customerId === caller.accountId) return job.pricePaisa ?? 0;
  const isOwn = !job && (await findJobStatus(db, jobId))?.customerId === caller.accountId;
  throw new AppError(isOwn ? "job-not-completed" : "job-not-found");
}

/**
 * Stores a payment as pending. A payment for a job locks and checks the job first, so that it sees cash which settles the job at the same
 * moment. Of two payments, the unique key of `job_payments` admits one.
 *
 * @throws AppError job-paid before any money moves
 */
export async function insertPending<Row>(
  db: Database,
  check: { caller: Caller; payment: JobPayment },
  insert: (transaction: Database) => Promise<Row>,
): Promise<Row> {
  const { caller, payment } = check;
  const kept = asOpenAccount(db, caller.accountId, async (transaction) => {
    if (payment.jobId) await lockJob(transaction, payment.jobId);
    await checkPayableJob(transaction, caller, payment);
    return insert(transaction);
  });
  return kept.catch((error) => {
    throw isDuplicate(error, "job_payments_job_unique") ? new AppError("job-paid") : error;
  });
}
