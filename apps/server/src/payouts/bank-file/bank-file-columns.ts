import { bankFileWords } from "@hunarmand/api/payouts/bank-file";
import { nameColumn, refuseCells, type WrongCell } from "./parse-cells.ts";

/** The columns that are read, with the other headings that banks give them. Compared without letter case, blanks and signs. */
const headingsOf = {
  reference: [bankFileWords.reference, "Customer Reference", "Payment Reference"],
  bankReference: [bankFileWords.bankReference, "Transaction ID", "Transaction Reference"],
  amount: [bankFileWords.amount, "Amount (PKR)"],
  status: [bankFileWords.status],
  reason: [bankFileWords.reason, "Return Reason", "Remarks"],
} as const;

export type ColumnName = keyof typeof headingsOf;
/** The places of the columns that the file has. */
export type Columns = Partial<Record<ColumnName, number>>;

/** The name of a column, for a file that does not have it. */
export const canonicalName = (name: ColumnName): string => headingsOf[name][0];

const names = Object.keys(headingsOf) as ColumnName[];
const needed: readonly ColumnName[] = ["amount", "status"];
const fold = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, "");

/**
 * Finds the columns by their headings.
 * @throws AppError invalid-input if one is missing or occurs twice
 */
export function findColumns(headings: readonly string[]): Columns {
  const wrong: WrongCell[] = [];
  const columns: Columns = {};
  for (const name of names) {
    const known = headingsOf[name].map(fold);
    const [place, again] = headings.flatMap((heading, index) => (known.includes(fold(heading)) ? [index] : []));
    if (place !== undefined) columns[name] = place;
    if (again !== undefined)
      wrong.push({ code: "bank-file-column-twice", row: 1, column: nameColumn(headings, again) });
    if (place === undefined && needed.includes(name))
      wrong.push({ code: "bank-file-no-column", row: 1, column: headingsOf[name][0] });
  }
  if (columns.reference === undefined && columns.bankReference === undefined)
    wrong.push({ code: "bank-file-no-column", row: 1, column: headingsOf.reference[0] });
  if (wrong.length > 0) throw refuseCells(wrong);
  return columns;
}
