import { randomUUID } from "node:crypto";
import { chargeStatus, chargeSteps } from "@hunarmand/api/payments/steps";
import type { Database } from "../../database/database.ts";
import { takeStep } from "../../database/take-step.ts";
import { getPayerTotals } from "../../domain/payments/ledger.queries.ts";
import { postPayment } from "../../domain/payments/post-payment.ts";
import type { ChargeOutcome } from "../../services/cards/cards.ts";
import type { Services } from "../../services/services.ts";
import {
  type CardTransactionRow,
  findCardTransaction,
  insertCardTransaction,
  setBalance,
} from "./card-transactions.queries.ts";

/**
 * Stores the result of a charge with its ledger lines, once: the first of the gateway's reply, its notice and the inquiry settles it.
 * Returns the transaction after that.
 */
export async function settleCharge(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  outcome: ChargeOutcome,
): Promise<CardTransactionRow | undefined> {
  if (outcome.kind === "unknown") return findCardTransaction(db, id);
  const now = clock.now();
  const isApproved = outcome.kind === "approved";
  return db.transaction().execute(async (transaction) => {
    const set = { settledAt: now, gatewayCode: isApproved ? null : outcome.code, ...(isApproved ? outcome.mark : {}) };
    const rule = isApproved ? chargeSteps.succeed : chargeSteps.fail;
    const former = await takeStep(transaction, "cardTransactions", { rule, which: { id }, set });
    if (!former) return findCardTransaction(transaction, id);
    const closed = { ...former, ...set, status: rule.to };
    if (!isApproved) return closed;
    const { paidProviderId } = await postPayment(transaction, { ...closed, kind: "card-payment" }, now);
    if (paidProviderId) await insertIncoming(transaction, { paid: closed, providerId: paidProviderId, now });
    const { duePaisa } = await getPayerTotals(transaction, closed.accountId);
    return setBalance(transaction, id, duePaisa);
  });
}

interface Incoming {
  paid: CardTransactionRow;
  providerId: string;
  now: Date;
}

/** Adds the income to the provider's history, under the customer's name and without the card. */
async function insertIncoming(db: Database, { paid, providerId, now }: Incoming): Promise<void> {
  const { duePaisa } = await getPayerTotals(db, providerId);
  await insertCardTransaction(db, {
    id: randomUUID(),
    accountId: providerId,
    direction: "in",
    status: chargeStatus.success,
    amountPaisa: paid.amountPaisa,
    jobId: paid.jobId,
    nameOnCard: null,
    payerId: paid.accountId,
    brand: paid.brand,
    balancePaisa: duePaisa,
    createdAt: now,
    inquiredAt: now,
    settledAt: now,
  });
}
