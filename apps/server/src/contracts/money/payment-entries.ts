import type { Database } from "../../database/database.ts";
import { type LedgerLine, postTransaction } from "../../domain/payments/ledger.queries.ts";

interface PostedContractPayment {
  id: string;
  amountPaisa: number;
  now: Date;
}

/** Money of contracts is on accounts of the portal alone, so the owner's own account and what they owe for jobs stay as they are. */
const linesOf = (amountPaisa: number): LedgerLine[] => [
  { accountKind: "contract-clearing", ownerId: null, amountPaisa },
  { accountKind: "contract-income", ownerId: null, amountPaisa: -amountPaisa },
];

/** Posts a received payment to the ledger, once. Call it in the transaction that stores the payment. */
export const postContractPayment = (db: Database, { id, amountPaisa, now }: PostedContractPayment) =>
  postTransaction(db, { kind: "contract-payment", sourceId: id, jobId: null, lines: linesOf(amountPaisa), now });

/** Posts the opposite entry of a voided payment, once. Call it in the transaction that voids the payment. */
export const postVoidedPayment = (db: Database, { id, amountPaisa, now }: PostedContractPayment) =>
  postTransaction(db, {
    kind: "contract-payment-voided",
    sourceId: id,
    jobId: null,
    lines: linesOf(-amountPaisa),
    now,
  });
