import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type { LedgerKind } from "../../database/tables/payment-tables.ts";
import { toPkr } from "../../values/money.ts";
import type { EntryRow } from "./webhooks.queries.ts";

/** The type of a request: the kind of the ledger's entry, or a test. */
export const typeOf = (kind: LedgerKind | null): string => (kind === null ? "test" : `ledger.${kind}`);

/** Writes what is sent: an entry with its job's number and its lines in PKR. No names, and no ids of people. */
export function writeBody(at: Date, entry: EntryRow | undefined): string {
  if (!entry) return JSON.stringify({ type: typeOf(null), timestamp: at.toISOString(), data: {} });
  const { id, kind, postedAt, jobNumber, lines } = entry;
  const data = {
    entryId: id,
    jobNumber: jobNumber === null ? null : toJobNumber(jobNumber),
    lines: lines.map(({ account, amountPaisa }) => ({
      account,
      debit: amountPaisa > 0 ? toPkr(amountPaisa) : null,
      credit: amountPaisa < 0 ? toPkr(-amountPaisa) : null,
    })),
  };
  return JSON.stringify({ type: typeOf(kind), timestamp: postedAt.toISOString(), data });
}
