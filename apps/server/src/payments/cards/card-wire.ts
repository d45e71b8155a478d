import type { CardTransaction } from "@hunarmand/api/payments/payer";
import { toPkr } from "../../values/money.ts";
import type { NamedCardTransaction } from "./card-transactions.queries.ts";

/** A card transaction with the spec's wire names. */
export function toCardTransaction(row: NamedCardTransaction): CardTransaction {
  return {
    id: row.id,
    NameOnCard: row.nameOnCard ?? row.payerName ?? "",
    Status: row.status,
    TransactionFor: row.direction,
    Amount: toPkr(row.amountPaisa),
    TransactionDate: row.createdAt.toISOString(),
    CardType: row.brand ?? "Card",
    Balance: toPkr(row.balancePaisa),
    jobId: row.jobId,
  };
}
