import type { Database } from "../../database/database.ts";
import { feeOf } from "../../values/money.ts";
import { getSettings } from "../settings/settings.queries.ts";
import { postTransaction } from "./ledger.queries.ts";
import { findPayableJob } from "./paid-jobs.queries.ts";
import { jobPaidThroughUsLines, moneyInLines } from "./payment-lines.ts";

export interface ReceivedPayment {
  kind: "card-payment" | "wallet-payment";
  /** The id of the card transaction or wallet payment. */
  id: string;
  accountId: string;
  amountPaisa: number;
  jobId: string | null;
}

/** The result of posting: the provider who earns the payment, if it settled a job. */
export interface PostedPayment {
  paidProviderId: string | undefined;
}

/** Posts a payment to the ledger once. Call it in the transaction that settles the payment. */
export async function postPayment(db: Database, payment: ReceivedPayment, now: Date): Promise<PostedPayment> {
  const { kind, id: sourceId, accountId, amountPaisa, jobId } = payment;
  const { role } = await db.selectFrom("accounts").select("role").where("id", "=", accountId).executeTakeFirstOrThrow();
  const clearing = kind === "card-payment" ? "card-clearing" : "wallet-clearing";
  const received = moneyInLines({ clearing, payerId: accountId, payerRole: role, amountPaisa });
  const job = jobId ? await findPayableJob(db, jobId) : undefined;
  if (job) {
    const { platformFeePercent } = await getSettings(db, now);
    const feePaisa = feeOf(amountPaisa, platformFeePercent);
    const lines = [...received, ...jobPaidThroughUsLines({ ...job, amountPaisa, feePaisa })];
    if (await postTransaction(db, { kind, sourceId, jobId: job.id, lines, now }))
      return { paidProviderId: job.providerId };
  }
  // No job, or it was paid in another way meanwhile: the payer has the amount as credit.
  await postTransaction(db, { kind, sourceId, jobId: null, lines: received, now });
  return { paidProviderId: undefined };
}
