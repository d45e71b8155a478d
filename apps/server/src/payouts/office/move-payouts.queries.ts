import { type PayoutStep, payoutSteps } from "@hunarmand/api/payouts/steps";
import type { Selectable } from "kysely";
import type { Database } from "../../database/database.ts";
import type { PayoutBatchesTable } from "../../database/tables/payout-tables.ts";
import { takeStep } from "../../database/take-step.ts";

export interface PayoutsMove {
  step: Exclude<PayoutStep, "prepare" | "export">;
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
  const former = await takeStep(db, "payoutBatches", { rule, which: { id }, set });
  if (former) await db.updateTable("payouts").set({ status: rule.to }).where("batchId", "=", id).execute();
  return former;
}
