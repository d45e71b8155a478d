import { type ChargeStep, chargeSteps } from "@hunarmand/api/payments/steps";
import { type Database, isOneOf } from "../../database/database.ts";
import type { CardMark } from "../../services/cards/cards.ts";

export interface ChargeMove {
  step: Exclude<ChargeStep, "start">;
  id: string;
  code: string | null;
  mark: CardMark | undefined;
  now: Date;
}

/** Settles a pending charge; nothing when it is settled already. */
export function moveCharge(db: Database, { step, id, code, mark, now }: ChargeMove) {
  const { from, to } = chargeSteps[step];
  return db
    .updateTable("cardTransactions")
    .set({ status: to, gatewayCode: code, settledAt: now, ...mark })
    .where("id", "=", id)
    .where(isOneOf("status", from))
    .returningAll()
    .executeTakeFirst();
}
