import type * as contract from "@hunarmand/api/payments/provider";
import type { Database } from "../../database/database.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { type CashWord, findCash, keepDeclaration } from "../../domain/payments/cash.queries.ts";
import { settleCash } from "../../domain/payments/confirm-cash.ts";
import { findJobStatus } from "../../domain/payments/paid-jobs.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";

/** Settles the job at once when the customer has already named the same amount. */
export const declareCash: UseCase<typeof contract.declareCash> = async ({ db, clock }, caller, { body }) => {
  const { jobId, amount } = body;
  const word = { jobId, accountId: caller.accountId, amountPaisa: toPaisa(amount), now: clock.now() };
  const isKept = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const words = await keepDeclaration(transaction, word);
    if (words && words.claimedPaisa === words.declaredPaisa) await settleAgreed(transaction, word);
    return words !== undefined;
  });
  if (!isKept) await explainRefusal(db, word);
  return { message: getReplies().declareCash };
};

async function settleAgreed(db: Database, { jobId, amountPaisa, now }: CashWord): Promise<void> {
  const job = await findJobStatus(db, jobId);
  if (job) await settleCash(db, { jobId, amountPaisa, confirmedBy: job.customerId, now });
}

/** Returns quietly when the same amount stands confirmed: a repeat gets the same reply. */
async function explainRefusal(db: Database, { jobId, accountId, amountPaisa }: CashWord): Promise<void> {
  const job = await findJobStatus(db, jobId);
  if (job?.providerId !== accountId) throw new AppError("job-not-found");
  if (job.status !== "Completed") throw new AppError("job-state");
  const cash = await findCash(db, jobId);
  if (cash?.confirmedPaisa !== amountPaisa) throw new AppError("job-paid");
}
