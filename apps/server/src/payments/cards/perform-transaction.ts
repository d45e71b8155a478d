import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type * as api from "@hunarmand/api/payments/payer";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import type { UseCase } from "../../http/serve.ts";
import type { CardCharge } from "../../services/cards/cards.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { insertPending } from "../payer/check-payable-job.ts";
import { readExpiry } from "./card-expiry.ts";
import { type CardTransactionRow, insertCardTransaction } from "./card-transactions.queries.ts";
import { toCardTransaction } from "./card-wire.ts";
import { settleCharge } from "./settle-charge.ts";

/** Less than the ten seconds of a call's limit: after those its Idempotency-Key is free, and a repeat would charge again. */
const replyMilliseconds = 9_000;
/** A request that reaches the charge later than this has too little time left for it. */
const latestChargeMilliseconds = 5_000;

/**
 * Stores the pending row before it asks the gateway. The row's id is the gateway's reference, so an inquiry finds the result after any
 * later failure, and nothing is charged twice.
 */
export const performTransaction: UseCase<typeof api.performTransaction> = async (services, caller, { body }) => {
  const startedAt = performance.now();
  const { db, clock } = services;
  const { amount, jobId, email, ...card } = body;
  assertOwnEmail(caller, email);
  // Before the card is read, so that the typed data are not processed.
  if (services.cards.entry === "page") throw new AppError("card-page-only");
  const now = clock.now();
  readExpiry(card.expiryDate, now);
  const amountPaisa = toPaisa(amount);
  const row = {
    id: randomUUID(),
    accountId: caller.accountId,
    direction: "out",
    status: chargeStatus.pending,
  } as const;
  const times = { createdAt: now, inquiredAt: now };
  const pending = await insertPending(db, { caller, payment: { jobId, amountPaisa } }, (transaction) =>
    insertCardTransaction(transaction, {
      ...row,
      ...times,
      amountPaisa,
      jobId: jobId ?? null,
      nameOnCard: card.nameOnCard,
    }),
  );
  if (performance.now() - startedAt > latestChargeMilliseconds) {
    await settleCharge(services, pending.id, { kind: "declined", code: "not-sent" });
    throw new AppError("unavailable");
  }
  const charging = chargeAndSettle(services, pending, { reference: pending.id, amountPaisa, card });
  const left = replyMilliseconds - (performance.now() - startedAt);
  const transaction = await replyInTime(charging, pending, left);
  if (transaction.status === chargeStatus.failed) throw new AppError("payment-failed");
  const isSettled = transaction.status === chargeStatus.success;
  return {
    message: isSettled ? getReplies().cardPaymentSettled : getReplies().cardPaymentPending,
    transaction: toCardTransaction({ ...transaction, payerName: null }),
  };
};

async function chargeAndSettle(services: Services, pending: CardTransactionRow, charge: CardCharge) {
  const outcome = await services.cards.charge(charge);
  return (await settleCharge(services, pending.id, outcome)) ?? pending;
}

/** Never throws once the gateway may have been asked. A charge without a timely result stays pending for the inquiry. */
async function replyInTime(charging: Promise<CardTransactionRow>, unsettled: CardTransactionRow, milliseconds: number) {
  const ending = new AbortController();
  const late = pause(milliseconds, unsettled, { signal: ending.signal }).catch(() => unsettled);
  const charged = await Promise.race([charging.catch(() => unsettled), late]);
  ending.abort();
  return charged;
}
