import { type WalletPaymentStep, walletPaymentSteps } from "@hunarmand/api/payments/steps";
import { type Database, isOneOf } from "../../database/database.ts";

export interface WalletPaymentMove {
  step: Exclude<WalletPaymentStep, "submit">;
  id: string;
  reason: string | null;
  decidedBy: string;
  now: Date;
}

/** Of two decisions at once only one finds the payment pending; nothing for the other. */
export function moveWalletPayment(db: Database, { step, id, reason, decidedBy, now }: WalletPaymentMove) {
  const { from, to } = walletPaymentSteps[step];
  return db
    .updateTable("walletPayments")
    .set({ status: to, declineReason: reason, decidedBy, decidedAt: now })
    .where("id", "=", id)
    .where(isOneOf("status", from))
    .returningAll()
    .executeTakeFirst();
}
