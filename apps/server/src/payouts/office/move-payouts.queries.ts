import { type PayoutStep, payoutSteps } from "@hunarmand/api/payouts/steps";
import type { Selectable } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import type { PayoutBatchesTable } from "../../database/tables/payout-tables.ts";

export interface PayoutsMove {
  step: Exclude<PayoutStep, "prepare" | "export">;
  id: string;
  reason: string | null;
  decidedBy: string;
  now: Date;
}

/** A batch and everything in it. Of two decisions at once only one finds it prepared; nothing for the other. */
export async function movePayouts(
  db: Database,
  move: PayoutsMove,
): Promise<Selectable<PayoutBatchesTable> | undefined> {
  const { step, id, reason, decidedBy, now } = move;
  const { from, to: status } = payoutSteps[step];
  const batch = await db
    .updateTable("payoutBatches")
    .set({ status, cancelReason: reason, decidedBy, decidedAt: now })
    .where("id", "=", id)
    .where(isOneOf("status", from))
    .returningAll()
    .executeTakeFirst();
  if (batch) await db.updateTable("payouts").set({ status }).where("batchId", "=", id).execute();
  return batch;
}
