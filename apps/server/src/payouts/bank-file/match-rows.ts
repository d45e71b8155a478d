import type { BankFileOutcome, BankFileRead } from "@hunarmand/api/payouts/bank-file";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { toPkr } from "../../values/money.ts";
import type { NamedPayout } from "./bank-file.queries.ts";
import { canonicalName } from "./bank-file-columns.ts";
import { refuseCells, type WrongCell } from "./parse-cells.ts";
import type { BankRow } from "./read-rows.ts";

export interface MatchedRow {
  row: BankRow;
  payout: NamedPayout | undefined;
  outcome: BankFileOutcome;
}

/** By the portal's reference, or else by the bank's: several payouts may have the same bank's number, so the amount decides. */
function findPayout(row: BankRow, payouts: readonly NamedPayout[]): NamedPayout | undefined {
  if (row.reference) return payouts.find(({ id }) => id === row.payoutId);
  const named = payouts.filter(({ bankReference }) => bankReference === row.bankReference);
  const equal = named.filter(({ amountPaisa }) => amountPaisa === row.amountPaisa);
  if (equal.length > 0) return equal.length === 1 ? equal[0] : undefined;
  return named.length === 1 ? named[0] : undefined;
}

function judge(row: BankRow, payout: NamedPayout | undefined): BankFileOutcome {
  if (row.said === "pending") return "pending";
  if (!payout) return "unknown";
  if (payout.amountPaisa !== row.amountPaisa) return "amount-differs";
  if (payout.status === "returned") return "done";
  if (payout.status !== payoutStatus.paid) return "not-paid";
  if (row.said === "returned") return "return";
  return payout.confirmedAt ? "done" : "confirm";
}

/**
 * Finds the payout of each row and what the row does to it.
 * @throws AppError invalid-input if two rows that are not pending mean the same payout
 */
export function matchRows(rows: readonly BankRow[], payouts: readonly NamedPayout[]): MatchedRow[] {
  const firstOf = new Map<string, number>();
  const twice: WrongCell[] = [];
  const matched = rows.map((row) => {
    const payout = findPayout(row, payouts);
    const outcome = judge(row, payout);
    if (outcome === "pending") return { row, payout, outcome };
    const first = payout && firstOf.get(payout.id);
    const column = canonicalName(row.reference ? "reference" : "bankReference");
    if (first !== undefined)
      twice.push({ code: "bank-file-twice", row: row.row, column, values: { first: String(first) } });
    else if (payout) firstOf.set(payout.id, row.row);
    return { row, payout, outcome };
  });
  if (twice.length > 0) throw refuseCells(twice);
  return matched;
}

const sumOf = (rows: readonly MatchedRow[]) => toPkr(rows.reduce((sum, { row }) => sum + row.amountPaisa, 0));

/** Returns the numbers and sums of what the rows change. */
export function countChanges(matched: readonly MatchedRow[]): Omit<BankFileRead, "digest" | "rows"> {
  const [confirm, back] = [matched.filter(isConfirmed), matched.filter(isReturned)];
  return {
    ...{ confirmed: confirm.length, returned: back.length },
    ...{ confirmedTotal: sumOf(confirm), returnedTotal: sumOf(back) },
  };
}

export const isConfirmed = ({ outcome }: MatchedRow): boolean => outcome === "confirm";
export const isReturned = ({ outcome }: MatchedRow): boolean => outcome === "return";
