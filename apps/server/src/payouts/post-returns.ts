import { payoutStatus } from "@hunarmand/api/payouts/steps";
import type { Database } from "../database/database.ts";
import type { AuditEntry } from "../domain/audit/audit.queries.ts";
import { postTransactions } from "../domain/payments/ledger.queries.ts";
import { toPkr } from "../values/money.ts";
import { returnEntry } from "./office/payout-entries.ts";
import { insertReturnsIntoHistories, type PayoutRow } from "./payouts.queries.ts";

/** Posts payouts that were moved to returned: to the ledger and to the histories. Call it in their transaction. */
export async function postReturns(db: Database, payouts: readonly PayoutRow[], now: Date): Promise<void> {
  if (payouts.length === 0) return;
  const entries = payouts.map((payout) => returnEntry(payout, now));
  if ((await postTransactions(db, entries)) !== entries.length)
    throw new Error("the return of a payout was posted before");
  const ids = payouts.map(({ id }) => id);
  await insertReturnsIntoHistories(db, ids, now);
}

/** The audit row of a returned payout, which is about its batch. */
export const auditReturn = (
  { id, batchId, amountPaisa }: PayoutRow,
  reason: string,
): Omit<AuditEntry, "at" | "actorId"> => ({
  action: "payout.return",
  subjectType: "payout-batch",
  subjectId: batchId,
  before: { payout: id, status: payoutStatus.paid },
  after: { payout: id, status: "returned", amountPkr: toPkr(amountPaisa) },
  reason,
});
