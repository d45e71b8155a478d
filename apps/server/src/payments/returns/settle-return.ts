import { randomUUID } from "node:crypto";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import type { Database } from "../../database/database.ts";
import { getPayerTotals, type LedgerLine, postTransaction } from "../../domain/payments/ledger.queries.ts";
import type { RefundOutcome } from "../../services/cards/cards.ts";
import type { Services } from "../../services/services.ts";
import { insertCardTransaction } from "../cards/card-transactions.queries.ts";
import {
  closeReturn,
  getReturn,
  lockReturned,
  type PaymentReturnRow,
  releaseAmount,
  updateReturnedTotals,
} from "./payment-returns.queries.ts";
import { findReceivedPayment, type ReceivedRow, selectLines } from "./received-payments.queries.ts";

/** Stores the result of a refund once, with its entry in the ledger. Returns the refund after that. */
export async function settleReturn(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  outcome: RefundOutcome,
): Promise<PaymentReturnRow> {
  if (outcome.kind === "unknown") return getReturn(db, id);
  const now = clock.now();
  const [status, gatewayCode] =
    outcome.kind === "refunded" ? (["success", null] as const) : (["failed", outcome.code] as const);
  return db.transaction().execute(async (transaction) => {
    const closed = await closeReturn(transaction, { id, status, gatewayCode, now });
    if (!closed) return getReturn(transaction, id);
    if (status === chargeStatus.failed) await releaseAmount(transaction, closed);
    else await postReturn(transaction, closed, now);
    return closed;
  });
}

/** Posts a return to the ledger and to the histories of payer and handyman. Call it in the transaction that settles it. */
export async function postReturn(db: Database, returned: PaymentReturnRow, now: Date): Promise<void> {
  const { id, entryId, kind, amountPaisa } = returned;
  const [given, payment] = [await selectLines(db, entryId), await findReceivedPayment(db, entryId)];
  const before = await lockReturned(db, entryId);
  const returnedPaisa = before.returnedPaisa + amountPaisa;
  // Calculated from the total, not from this part, so that the fee's parts add up to the fee for any split of the payment.
  const returnedFeePaisa = Math.round((before.feePaisa * returnedPaisa) / before.paidPaisa);
  await updateReturnedTotals(db, entryId, { returnedPaisa, returnedFeePaisa });
  const parts = { ...before, amountPaisa, partOfFeePaisa: returnedFeePaisa - before.returnedFeePaisa };
  const lines = given.map((line) => undo(line, parts));
  await postTransaction(db, { kind, sourceId: id, jobId: null, lines, now });
  if (payment) await insertIntoHistories(db, { payment, returned, now });
}

interface Parts {
  paidPaisa: number;
  amountPaisa: number;
  partOfFeePaisa: number;
}

/** A payment's lines contain the whole amount or the fee (payment-lines.ts). Each is reversed in proportion. */
function undo(line: LedgerLine, { paidPaisa, amountPaisa, partOfFeePaisa }: Parts): LedgerLine {
  const part = Math.abs(line.amountPaisa) === paidPaisa ? amountPaisa : partOfFeePaisa;
  return { ...line, amountPaisa: -Math.sign(line.amountPaisa) * part };
}

const marks = { refund: "Refund", correction: "Correction" } as const;

/** The payer's history gets the money that came back, and the handyman's what was taken back. Cash has no history. */
async function insertIntoHistories(
  db: Database,
  { payment, returned, now }: { payment: ReceivedRow; returned: PaymentReturnRow; now: Date },
): Promise<void> {
  if (payment.kind === "cash-confirmed") return;
  const insert = async (accountId: string, direction: "in" | "out") => {
    const { duePaisa } = await getPayerTotals(db, accountId);
    await insertCardTransaction(db, {
      id: randomUUID(),
      accountId,
      direction,
      status: chargeStatus.success,
      amountPaisa: returned.amountPaisa,
      // Without the job: a row of this table with a job is a payment of it.
      jobId: null,
      nameOnCard: null,
      payerId: payment.payerId,
      brand: marks[returned.kind],
      balancePaisa: duePaisa,
      createdAt: now,
      inquiredAt: now,
      settledAt: now,
    });
  };
  await insert(payment.payerId, "in");
  if (payment.providerId && payment.kind === "card-payment") await insert(payment.providerId, "out");
}
