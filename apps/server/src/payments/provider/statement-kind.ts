import type { StatementLine } from "@hunarmand/api/payments/statement";
import type { StatementRow } from "./statement.queries.ts";

/** Returns what a ledger line means for its provider (decisions 040 and 044). */
export function statementKindOf({ accountKind, kind, jobId, amountPaisa }: StatementRow): StatementLine["kind"] {
  if (kind === "payout" || kind === "payout-returned" || kind === "dues-set-off") return kind;
  if (kind === "refund" || kind === "correction") return kind;
  if (accountKind === "cash-with-provider") return "cash-received";
  if (accountKind === "provider-dues") return jobId ? "platform-fee" : "payment";
  return amountPaisa < 0 ? "job-value" : "platform-fee";
}
