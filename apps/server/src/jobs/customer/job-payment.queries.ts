import type { JobPayment } from "@hunarmand/api/jobs/customer";
import { chargeStatus, walletPaymentStatus } from "@hunarmand/api/payments/steps";
import type { Database } from "../../database/database.ts";
import { toPkr } from "../../values/money.ts";

const methods = { "cash-confirmed": "cash", "wallet-payment": "wallet", "card-payment": "card" } as const;

/** Returns whether the price of a completed job is settled, in progress or due. */
export async function getPayment(db: Database, jobId: string): Promise<JobPayment> {
  const { settledBy, hasCard, hasWallet, claimedPaisa, confirmedPaisa } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      selectFrom("ledgerTransactions").select("kind").where("jobId", "=", jobId).limit(1).as("settledBy"),
      exists(
        selectFrom("cardTransactions")
          .select("id")
          .where("jobId", "=", jobId)
          .where("status", "=", chargeStatus.pending),
      ).as("hasCard"),
      exists(
        selectFrom("walletPayments")
          .select("id")
          .where("jobId", "=", jobId)
          .where("status", "=", walletPaymentStatus.pending),
      ).as("hasWallet"),
      selectFrom("jobCash").select("claimedPaisa").where("jobId", "=", jobId).as("claimedPaisa"),
      selectFrom("jobCash").select("confirmedPaisa").where("jobId", "=", jobId).as("confirmedPaisa"),
    ])
    .executeTakeFirstOrThrow();
  if (settledBy) {
    const method = settledBy in methods ? methods[settledBy as keyof typeof methods] : null;
    return { status: "paid", method, claimed: null, cashPaid: method === "cash" ? toPkr(confirmedPaisa) : null };
  }
  const claimed = toPkr(claimedPaisa);
  if (hasCard || hasWallet) return { status: "pending", method: hasCard ? "card" : "wallet", claimed };
  return { status: "due", method: null, claimed };
}
