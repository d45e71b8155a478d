import type { Database } from "../../database/database.ts";
import { feeOf } from "../../values/money.ts";
import { lockJob } from "../jobs/lock-job.queries.ts";
import { getSettings } from "../settings/settings.queries.ts";
import { findCash, insertConfirmation, publishStatedCash, storeClaim } from "./cash.queries.ts";
import { postTransaction } from "./ledger.queries.ts";
import { findPayableJob, hasPayment } from "./paid-jobs.queries.ts";
import { jobPaidInCashLines } from "./payment-lines.ts";

export interface CashSettlement {
  jobId: string;
  amountPaisa: number;
  confirmedBy: string;
  now: Date;
}

export interface CustomersCash {
  jobId: string;
  customerId: string;
  amountPaisa: number;
  now: Date;
}

/** `refused`: the customer has no such completed job, or it is already paid. */
export type CashAnswer = "confirmed" | "differs" | "refused";

/**
 * Records the customer's statement of the cash they paid (Job/{id}/confirm, `cashPaid`). By itself it settles the job only at the agreed
 * price. Another amount waits until the provider, who is notified, states the same, or for the office. Call it in a transaction (decision 2026-11-22-0140).
 */
export async function confirmCash(db: Database, { customerId, ...cash }: CustomersCash): Promise<CashAnswer> {
  await lockJob(db, cash.jobId);
  const before = await findCash(db, cash.jobId);
  const words = await storeClaim(db, { ...cash, accountId: customerId });
  if (!words) return (await isSameFigure(db, { ...cash, customerId })) ? "confirmed" : "refused";
  const { declaredPaisa, claimedPaisa } = words;
  const agreedPaisa = declaredPaisa ?? (await findPayableJob(db, cash.jobId))?.pricePaisa;
  if (agreedPaisa !== claimedPaisa) {
    if (await hasPayment(db, cash.jobId)) return "refused";
    if (before?.claimedPaisa !== claimedPaisa) await publishStatedCash(db, cash.jobId);
    return "differs";
  }
  return (await settleCash(db, { ...cash, confirmedBy: customerId })) ? "confirmed" : "refused";
}

/** Whether the customer has already stated this amount, or it is the settled one. */
async function isSameFigure(db: Database, { jobId, customerId, amountPaisa }: CustomersCash): Promise<boolean> {
  const job = await findPayableJob(db, jobId);
  if (job?.customerId !== customerId) return false;
  const cash = await findCash(db, jobId);
  return [cash?.confirmedPaisa, cash?.claimedPaisa].includes(amountPaisa);
}

/**
 * Posts confirmed cash to the ledger: the provider owes the fee. Call it with the job locked. Returns false if the job is settled, or a
 * card or wallet payment of it is in progress.
 */
export async function settleCash(db: Database, settlement: CashSettlement): Promise<boolean> {
  const { jobId, amountPaisa, now } = settlement;
  const job = await findPayableJob(db, jobId);
  if (!job || (await hasPayment(db, jobId))) return false;
  const { platformFeePercent } = await getSettings(db, now);
  const lines = jobPaidInCashLines({ ...job, amountPaisa, feePaisa: feeOf(amountPaisa, platformFeePercent) });
  const isPosted = await postTransaction(db, { kind: "cash-confirmed", sourceId: jobId, jobId, lines, now });
  if (isPosted) await insertConfirmation(db, { ...settlement, providerId: job.providerId });
  return isPosted;
}
