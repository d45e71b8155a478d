import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type * as api from "@hunarmand/api/payments/statement";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { getDues, type StatementRow, selectStatementLines } from "./statement.queries.ts";
import { statementKindOf } from "./statement-kind.ts";

interface OwedRow extends StatementRow {
  /** What the provider owed after this line. */
  owedPaisa: number;
}

/** The lines since the provider last owed nothing, so that they sum to what is owed. */
export const listDues: UseCase<typeof api.listDues> = async ({ db, clock }, { accountId }, { query }) => {
  const { limit, cursor } = query;
  const rows = await selectStatementLines(db, {
    ...{ providerId: accountId, from: new Date(0), until: new Date(clock.now().getTime() + 1) },
    ...{ accountKind: "provider-dues" as const, limit, cursor: decodeCursor(cursor, "serial") },
  });
  const [newest] = rows;
  const owed = newest ? sinceNothingWasOwed(rows, await getDues(db, accountId, newest)) : [];
  return pageOf(owed, limit, { place: ({ postedAt, id }) => ({ at: postedAt, id: String(id) }), item: toDuesLine });
};

function sinceNothingWasOwed(rows: readonly StatementRow[], newestPaisa: number): OwedRow[] {
  const owed: OwedRow[] = [];
  let owedPaisa = newestPaisa;
  for (const row of rows) {
    if (owedPaisa <= 0) break;
    owed.push({ ...row, owedPaisa });
    owedPaisa -= row.amountPaisa;
  }
  return owed;
}

const toDuesLine = (row: OwedRow) => ({
  id: row.id,
  date: row.postedAt.toISOString(),
  kind: statementKindOf(row),
  jobNumber: row.jobNumber === null ? null : toJobNumber(row.jobNumber),
  work: row.work,
  amount: toPkr(row.amountPaisa),
  balance: toPkr(row.owedPaisa),
});
