import { isCompleted } from "@hunarmand/api/jobs/steps";
import type * as api from "@hunarmand/api/payments/provider";
import type { Database } from "../../database/database.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { findCash, type StatedCash, storeAgreement, storeDeclaration } from "../../domain/payments/cash.queries.ts";
import { settleCash } from "../../domain/payments/confirm-cash.ts";
import { findJobStatus } from "../../domain/payments/paid-jobs.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";

/**
 * Stores the provider's amount in `job_cash`. If it equals the customer's, the job is settled in the ledger; if the customer's word has settled
 * it already, the provider's agreement is stored (docs/product.md M6).
 */
export const declareCash: UseCase<typeof api.declareCash> = async ({ db, clock }, caller, { body }) => {
  const { jobId, amount } = body;
  const declaration = { jobId, accountId: caller.accountId, amountPaisa: toPaisa(amount), now: clock.now() };
  const isKept = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const stated = await storeDeclaration(transaction, declaration);
    if (stated && stated.claimedPaisa === stated.declaredPaisa) await settleAgreed(transaction, declaration);
    return stated !== undefined || (await storeAgreement(transaction, declaration));
  });
  if (!isKept) await explainRefusal(db, declaration);
  return { message: getReplies().declareCash };
};

/** Posts the ledger entry in the customer's name. Does nothing while a card or wallet payment for the job exists. */
async function settleAgreed(db: Database, { jobId, amountPaisa, now }: StatedCash): Promise<void> {
  const job = await findJobStatus(db, jobId);
  if (job) await settleCash(db, { jobId, amountPaisa, confirmedBy: job.customerId, now });
}

/** Throws the reason of a refusal. Returns if this amount was confirmed before, so that a repeat gets the same reply. */
async function explainRefusal(db: Database, { jobId, accountId, amountPaisa }: StatedCash): Promise<void> {
  const job = await findJobStatus(db, jobId);
  if (job?.providerId !== accountId) throw new AppError("job-not-found");
  if (!isCompleted(job)) throw new AppError("job-state");
  const cash = await findCash(db, jobId);
  if (cash?.confirmedPaisa !== amountPaisa) throw new AppError("job-paid");
}
