import { type PayoutStep, payoutSteps } from "@hunarmand/api/payouts/steps";
import { type Selectable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { PayoutBatchesTable } from "../../database/tables/payout-tables.ts";
import { takeStep } from "../../database/take-step.ts";
import { needsApproval } from "./batches.queries.ts";

export interface PayoutsMove {
  step: Exclude<PayoutStep, "prepare" | "approve" | "export">;
  id: string;
  reason: string | null;
  decidedBy: string;
  now: Date;
}

/** Moves a batch with all its payouts. Call it in a transaction. Returns the former batch, or nothing if the step was not possible. */
export async function movePayouts(
  db: Database,
  move: PayoutsMove,
): Promise<Selectable<PayoutBatchesTable> | undefined> {
  const { step, id, reason, decidedBy, now } = move;
  const rule = payoutSteps[step];
  const set = { cancelReason: reason, decidedBy, decidedAt: now };
  // A batch that waits for its approval has no status from which it could be paid.
  const statusNow =
    step === "pay" ? sql<string>`case when not ${needsApproval("former")} then former.status end` : undefined;
  const former = await takeStep(db, "payoutBatches", { rule, which: { id }, set, ...(statusNow ? { statusNow } : {}) });
  if (former) await db.updateTable("payouts").set({ status: rule.to }).where("batchId", "=", id).execute();
  return former;
}

/** Approves a batch that waits for it, for anyone but the person who prepared it. Returns the former batch, or nothing. */
export const approveBatch = (db: Database, { id, approvedBy, now }: { id: string; approvedBy: string; now: Date }) =>
  takeStep(db, "payoutBatches", {
    rule: payoutSteps.approve,
    which: { id },
    set: { approvedAt: now, approvedBy },
    statusNow: sql<string>`case when ${needsApproval("former")} and former.created_by <> ${approvedBy} then former.status end`,
  });
