import { createHash } from "node:crypto";
import type { UploadedFile } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/payouts/bank-file";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { selectMeant } from "./bank-file.queries.ts";
import { countChanges, type MatchedRow, matchRows } from "./match-rows.ts";
import { readRows } from "./read-rows.ts";

/** Says what each row of the bank's file would do (docs/product.md B8). Stores nothing. */
export const readBankFile: UseCase<typeof api.readBankFile> = async ({ db }, _caller, { files: { file } }) => {
  const rows = readRows(file);
  const matched = matchRows(rows, await selectMeant(db, rows));
  return { digest: digestOf(file), ...countChanges(matched), rows: matched.map(toWire) };
};

/** The SHA-256 of the file's bytes: it names the file in the decision and in the audit log. */
export const digestOf = (file: UploadedFile | undefined): string =>
  createHash("sha256")
    .update(file?.bytes ?? "")
    .digest("hex");

const toWire = ({ row, payout, outcome }: MatchedRow): api.BankFileRow => ({
  row: row.row,
  reference: row.reference,
  bankReference: row.bankReference,
  amount: toPkr(row.amountPaisa),
  said: row.said,
  reason: row.reason,
  outcome,
  payout: payout
    ? {
        batchId: payout.batchId,
        providerId: payout.providerId,
        providerName: `${payout.firstName} ${payout.lastName}`.trim(),
        amount: toPkr(payout.amountPaisa),
      }
    : null,
});
