import { randomUUID } from "node:crypto";
import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/contracts/payments";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { dayOf } from "../../values/karachi-days.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { isPayable } from "./contract-money.ts";
import { lockMoney } from "./lock-money.ts";
import { insertPayment, type PricedRow } from "./money.queries.ts";
import { postContractPayment } from "./payment-entries.ts";

type Body = InputOf<typeof api.enterContractPayment>["body"];

/** Stores a payment and posts it to the ledger. The lock on the contract lets only one at a time compare its amount with what is left. */
export const enterContractPayment: UseCase<typeof api.enterContractPayment> = async (services, caller, input) => {
  const { db, clock } = services;
  const { params, body } = input;
  const [contractId, now, id] = [params.id, clock.now(), randomUUID()];
  const { amount, day, way, reference = null } = body;
  const amountPaisa = toPaisa(amount);
  await db.transaction().execute(async (transaction) => {
    assertFits(await lockMoney(transaction, contractId, isPayable), body, now);
    const payment = { id, contractId, amountPaisa, day, way, reference, enteredAt: now };
    await insertPayment(transaction, { ...payment, voidedAt: null, voidReason: null });
    await postContractPayment(transaction, { id, amountPaisa, now });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "contract.enter-payment",
      subjectType: "contract",
      subjectId: contractId,
      after: { paymentId: id, amount, day, way, reference },
    });
  });
  return { message: getReplies().enterContractPayment, id };
};

/** Compares what the caller has read, the day, and the amount with what is left of the price. */
function assertFits({ paidPaisa, pricePaisa, acceptedAt }: PricedRow, { amount, day, read }: Body, now: Date): void {
  assertAsRead(read, { paid: toPkr(paidPaisa) });
  if (day > dayOf(now)) throw invalidField("day", "date-ahead");
  const first = acceptedAt ? dayOf(acceptedAt) : day;
  if (day < first) throw invalidField("day", "day-before-contract", { first });
  const leftPaisa = pricePaisa - paidPaisa;
  if (toPaisa(amount) > leftPaisa) throw invalidField("amount", "amount-left", { amount: toPkr(leftPaisa) });
}
