import type { UploadedFile } from "@hunarmand/api/call";
import { toPlainDigits } from "@hunarmand/api/digits";
import { amountBetween, requiredText } from "@hunarmand/api/fields";
import { limits } from "@hunarmand/api/limits";
import { type BankFileRow, bankFileLimits, bankFileWords } from "@hunarmand/api/payouts/bank-file";
import { invalidField } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { findColumns } from "./bank-file-columns.ts";
import { parseCells, refuseCells, type WrongCell } from "./parse-cells.ts";
import { RowReader } from "./row-reader.ts";

export interface BankRow {
  /** As a spreadsheet counts it. */
  row: number;
  /** As written in the file. */
  reference: string;
  /** The payout that the reference names, if it has the form of the portal's own references. */
  payoutId: string | null;
  /** In capital letters, as it is searched. */
  bankReference: string | null;
  amountPaisa: number;
  said: BankFileRow["said"];
  reason: string | null;
}

const saidBy: Readonly<Record<string, BankRow["said"]>> = {
  ...{ paid: "paid", success: "paid", successful: "paid", completed: "paid", credited: "paid", confirmed: "paid" },
  ...{ pending: "pending", processing: "pending", queued: "pending", "in process": "pending" },
  ...{ returned: "returned", return: "returned", rejected: "returned", failed: "returned", reversed: "returned" },
};

const { paid, returned, pending } = bankFileWords;
const Amount = amountBetween(limits.paisaPkr, bankFileLimits.amountPkrMax);
const BankReference = requiredText(bankFileLimits.referenceCharacters);
const Reason = requiredText(limits.reasonCharacters);
const reference = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/;

function readReferences(reader: RowReader): Pick<BankRow, "reference" | "payoutId" | "bankReference"> {
  const own = reader.readText("reference", BankReference, bankFileLimits.referenceCharacters);
  const bankReference = reader.readText("bankReference", BankReference, bankFileLimits.referenceCharacters);
  reader.demand("reference", own ?? bankReference);
  const digits = own?.toLowerCase() ?? "";
  return {
    reference: own ?? "",
    payoutId: reference.test(digits) ? toId(digits) : null,
    bankReference: bankReference?.toUpperCase() ?? null,
  };
}

function readAmount(reader: RowReader): number | undefined {
  const written = reader.demand("amount", reader.read("amount"));
  if (written === undefined) return undefined;
  const amount = Amount.safeParse(toPlainDigits(written).replaceAll(",", ""));
  return amount.success ? toPaisa(amount.data) : reader.refuse("amount", "bank-file-amount");
}

function readStatus(reader: RowReader): BankRow["said"] | undefined {
  const status = reader.demand("status", reader.read("status"));
  if (status === undefined) return undefined;
  return saidBy[status.toLowerCase()] ?? reader.refuse("status", "bank-file-status", { paid, returned, pending });
}

function readRow(reader: RowReader): Omit<BankRow, "row"> | undefined {
  const references = readReferences(reader);
  const amountPaisa = readAmount(reader);
  const said = readStatus(reader);
  const reason = reader.readText("reason", Reason, limits.reasonCharacters);
  if (said === "returned") reader.demand("reason", reason);
  if (reader.wrong.length > 0 || amountPaisa === undefined || said === undefined) return undefined;
  return { ...references, amountPaisa, said, reason: reason ?? null };
}

/** Banks print references with or without their hyphens. */
const toId = (digits: string): string =>
  digits.replaceAll("-", "").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/**
 * Reads the rows of the bank's file.
 * @throws AppError invalid-input with the row and column of each cell that is wrong
 */
export function readRows(file: UploadedFile | undefined): BankRow[] {
  const [headings = [], ...cellRows] = parseCells(file);
  const head = { headings, columns: findColumns(headings) };
  const wrong: WrongCell[] = [];
  const firstWith = new Map<string, number>();
  const rows = cellRows.flatMap((cells, index) => {
    if (cells.every((cell) => cell === "")) return [];
    const reader = new RowReader(index + 2, cells, head);
    const read = reader.hasAllCells() ? readRow(reader) : undefined;
    if (read) noteFirst(reader, read, firstWith);
    wrong.push(...reader.wrong);
    return read ? [{ row: reader.row, ...read }] : [];
  });
  if (wrong.length > 0) throw refuseCells(wrong);
  if (rows.length === 0) throw invalidField("file", "bank-file-empty");
  return rows;
}

/** Notes which row is the first with this reference, and refuses a second one. A pending row does nothing, so another may follow. */
function noteFirst(reader: RowReader, read: Omit<BankRow, "row">, firstWith: Map<string, number>): void {
  if (read.said === "pending") return;
  const key = read.payoutId ?? `${read.reference} ${read.bankReference}`;
  const first = firstWith.get(key);
  if (first === undefined) firstWith.set(key, reader.row);
  else reader.refuse(read.reference ? "reference" : "bankReference", "bank-file-twice", { first: String(first) });
}
