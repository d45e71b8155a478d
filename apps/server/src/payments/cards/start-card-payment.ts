import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/payments/card-page";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import type { UseCase } from "../../http/serve.ts";
import { AppError, unavailableBecause } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { insertPending } from "../payer/check-payable-job.ts";
import { insertCardTransaction, namePayer, setGatewayReference } from "./card-transactions.queries.ts";
import { toCardTransaction } from "./card-wire.ts";
import { settleCharge } from "./settle-charge.ts";

/**
 * Stores the pending row before it asks the gateway. Without a page nobody can pay, so the row fails at once. With a page, its reference at
 * the gateway is stored before the payer gets the address, so that an inquiry can find the payment.
 */
export const startCardPayment: UseCase<typeof api.startCardPayment> = async (services, caller, { body }) => {
  const { db, clock, cards } = services;
  if (cards.entry !== "page") throw new AppError("card-form-only");
  const { accountId } = caller;
  const [amountPaisa, now] = [toPaisa(body.amount), clock.now()];
  const row = { id: randomUUID(), accountId, direction: "out", status: chargeStatus.pending, amountPaisa } as const;
  const payment = { jobId: body.jobId, amountPaisa };
  const pending = await insertPending(db, { caller, payment }, (transaction) =>
    insertCardTransaction(transaction, {
      ...row,
      jobId: body.jobId ?? null,
      nameOnCard: null,
      createdAt: now,
      inquiredAt: now,
    }),
  );
  const opened = await cards.openPage({ reference: pending.id, amountPaisa });
  if (opened.kind === "unknown") {
    await settleCharge(services, pending.id, { kind: "declined", code: "no-page" });
    throw unavailableBecause("the card gateway gave no payment page");
  }
  if (opened.gatewayReference) await setGatewayReference(db, pending.id, opened.gatewayReference);
  return {
    message: getReplies().cardPaymentPage,
    transaction: toCardTransaction(await namePayer(db, pending)),
    page: opened.page,
  };
};
