import type * as api from "@hunarmand/api/payments/card-page";
import type { UseCase } from "../../http/serve.ts";
import type { InquiryOutcome } from "../../services/cards/cards.ts";
import { AppError } from "../../values/app-error.ts";
import { claimPendingCharge, findCardTransaction, namePayer } from "./card-transactions.queries.ts";
import { toCardTransaction } from "./card-wire.ts";
import { settleCharge } from "./settle-charge.ts";

/** A waiting payer may ask every few seconds in several windows. The gateway is asked once in this time. */
const pauseMilliseconds = 2_000;

export const checkCardPayment: UseCase<typeof api.checkCardPayment> = async (services, caller, input) => {
  const { db, clock, cards } = services;
  const { id } = input.params;
  const charge = await findCardTransaction(db, id);
  if (charge?.accountId !== caller.accountId || charge.direction !== "out") throw new AppError("payment-not-found");
  const now = clock.now();
  const before = input.body.isGivenUp ? now : new Date(now.getTime() - pauseMilliseconds);
  if (cards.entry !== "page" || !(await claimPendingCharge(db, id, { before, now })))
    return { transaction: toCardTransaction(await namePayer(db, charge)) };
  const outcome = judge(await cards.inquire({ ...charge, reference: id }), input.body.isGivenUp);
  const settled = (await settleCharge(services, id, outcome)) ?? charge;
  return { transaction: toCardTransaction(await namePayer(db, settled)) };
};

function judge(outcome: InquiryOutcome, isGivenUp: boolean) {
  if (outcome.kind !== "open" && outcome.kind !== "not-received") return outcome;
  return isGivenUp ? ({ kind: "declined", code: "given-up" } as const) : ({ kind: "unknown" } as const);
}
