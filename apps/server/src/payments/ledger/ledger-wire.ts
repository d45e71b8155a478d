import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type { LedgerLine } from "@hunarmand/api/payments/ledger";
import { toReceiptNumber } from "@hunarmand/api/payments/receipts";
import { toPkr } from "../../values/money.ts";
import type { LedgerLineRow } from "./ledger-lines.queries.ts";

/** A line with its debit or credit in PKR, and the numbers that people use. */
export const toLedgerLine = (row: LedgerLineRow): LedgerLine => ({
  id: row.id,
  date: row.postedAt.toISOString(),
  kind: row.kind,
  account: row.accountKind,
  debit: row.amountPaisa > 0 ? toPkr(row.amountPaisa) : null,
  credit: row.amountPaisa < 0 ? toPkr(-row.amountPaisa) : null,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  jobId: row.jobId,
  jobNumber: row.jobNumber === null ? null : toJobNumber(row.jobNumber),
  receiptNumber: row.receiptNumber === null ? null : toReceiptNumber(row.receiptNumber),
  proofId: row.proofId,
  payoutId: row.payoutId,
  batchId: row.batchId,
  contractId: row.contractId,
  entryId: row.entryId,
});

export const placeOfLine = ({ postedAt, id }: LedgerLineRow) => ({ at: postedAt, id: String(id) });
