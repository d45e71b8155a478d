import { randomUUID } from "node:crypto";
import type { InputOf } from "@hunarmand/api/call";
import type { refundPayment } from "@hunarmand/api/payments/returns";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError, makeIssue } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { holdAmount, insertReturn, type PaymentReturnRow } from "./payment-returns.queries.ts";
import { findReceivedPayment, type ReceivedRow } from "./received-payments.queries.ts";
import { postReturn } from "./settle-return.ts";

export interface PaymentReturn {
  kind: PaymentReturnRow["kind"];
  input: InputOf<typeof refundPayment>;
  /** Whether the card gateway must agree. Then the return is pending until it does. */
  isPending: boolean;
}

const overpaid = (leftPaisa: number) =>
  new AppError("payment-returned", [makeIssue("amount", "amount-left", { amount: toPkr(leftPaisa) })]);

export async function getReceivedPayment(db: Database, id: string): Promise<ReceivedRow> {
  const payment = await findReceivedPayment(db, id);
  if (!payment) throw new AppError("payment-not-found");
  return payment;
}

interface Hold {
  amountPaisa: number;
  read: InputOf<typeof refundPayment>["body"]["read"];
}

/**
 * Checks before it reserves, for the most specific refusal, and again with the payment's totals locked. @throws AppError facts-changed,
 * payment-returned
 */
async function holdAsRead(db: Database, payment: ReceivedRow, { amountPaisa, read }: Hold): Promise<void> {
  const assertNone = (heldPaisa: number) => assertAsRead(read, { returned: toPkr(heldPaisa) });
  const known = payment.heldPaisa ?? 0;
  assertNone(known);
  const heldBefore = amountPaisa > 0 ? await holdAmount(db, payment, amountPaisa) : undefined;
  if (heldBefore === undefined) throw overpaid(payment.paidPaisa - known);
  assertNone(heldBefore);
}

/** Reserves the amount, stores the return with its reason and audit row, and posts it unless the gateway must agree first. */
export async function returnPayment(
  { db, clock }: Services,
  caller: Caller,
  { kind, input, isPending }: PaymentReturn,
): Promise<PaymentReturnRow> {
  const { id: entryId } = input.params;
  const { amount, reason, read } = input.body;
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const payment = await getReceivedPayment(transaction, entryId);
    const leftPaisa = payment.paidPaisa - (payment.heldPaisa ?? 0);
    const amountPaisa = amount === undefined ? leftPaisa : toPaisa(amount);
    await holdAsRead(transaction, payment, { amountPaisa, read });
    const status = isPending ? chargeStatus.pending : chargeStatus.success;
    const times = { createdAt: now, triedAt: now, settledAt: isPending ? null : now };
    const row = { id: randomUUID(), entryId, kind, status, amountPaisa, reason, createdBy: caller.accountId, ...times };
    const returned = await insertReturn(transaction, row);
    if (!isPending) await postReturn(transaction, returned, now);
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: kind === "refund" ? "payment.refund" : "payment.correct",
      subjectType: "payment",
      subjectId: entryId,
      before: { paidPkr: toPkr(payment.paidPaisa), returnedPkr: toPkr(payment.heldPaisa ?? 0) },
      after: { amountPkr: toPkr(amountPaisa), jobId: payment.jobId, payerId: payment.payerId },
      reason,
    });
    return returned;
  });
}
