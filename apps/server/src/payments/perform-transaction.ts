import { randomUUID } from "node:crypto";
import type * as contract from "@hunarmand/contract/payments";
import { AppError } from "../app-error.ts";
import { assertOwnEmail } from "../http/own-account.ts";
import type { UseCase } from "../http/serve.ts";
import { toPaisa } from "../money.ts";
import { readExpiry } from "./card-expiry.ts";
import { insertCardTransaction } from "./card-transactions.queries.ts";
import { toCardTransaction } from "./card-wire.ts";
import { checkPayableJob } from "./check-payable-job.ts";
import { settleCharge } from "./settle-charge.ts";

/**
 * The pending row stands before the gateway is asked and its id is the gateway's reference: whatever fails after that, an
 * inquiry finds out, and nothing is charged a second time.
 */
export const performTransaction: UseCase<typeof contract.performTransaction> = async (services, caller, { body }) => {
  const { db, clock, cards } = services;
  const { amount, jobId, email, ...card } = body;
  assertOwnEmail(caller, email);
  const now = clock.now();
  readExpiry(card.expiryDate, now);
  const amountPaisa = toPaisa(amount);
  await checkPayableJob(db, caller, { jobId, amountPaisa });
  const id = randomUUID();
  const pending = await insertCardTransaction(db, {
    id,
    accountId: caller.accountId,
    direction: "out",
    status: "pending",
    amountPaisa,
    jobId: jobId ?? null,
    nameOnCard: card.nameOnCard,
    createdAt: now,
    inquiredAt: now,
  });
  const outcome = await cards.charge({ reference: id, amountPaisa, card });
  const transaction = (await settleCharge(services, id, outcome)) ?? pending;
  if (transaction.status === "failed") throw new AppError("payment-failed");
  const isSettled = transaction.status === "success";
  return {
    message: isSettled ? "Transaction successful!" : "Your payment is being checked. It counts once it is settled.",
    transaction: toCardTransaction(transaction),
    ...(outcome.kind === "unknown" && outcome.pageUrl ? { paymentPageUrl: outcome.pageUrl } : {}),
  };
};
