import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type * as api from "@hunarmand/api/payments/statement";
import { readSpan } from "../../http/replies/day-span.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { getBalances, type StatementRow, selectStatementLines } from "./statement.queries.ts";
import { statementKindOf } from "./statement-kind.ts";

export const getStatement: UseCase<typeof api.getStatement> = async ({ db, clock }, caller, { query }) => {
  const { limit, cursor } = query;
  const { from, to, start, end } = readSpan(query, clock.now());
  const span = { providerId: caller.accountId, from: start, until: end };
  const rows = await selectStatementLines(db, { ...span, limit, cursor: decodeCursor(cursor, "serial") });
  const { openingPaisa, closingPaisa, pagePaisa } = await getBalances(
    db,
    { ...span, ownerId: caller.accountId },
    rows[0],
  );
  let balancePaisa = pagePaisa;
  const { reply: lines, nextCursor } = pageOf(rows, limit, {
    place: ({ postedAt, id }) => ({ at: postedAt, id: String(id) }),
    item: (row) => {
      const line = toStatementLine(row, balancePaisa);
      balancePaisa += row.amountPaisa;
      return line;
    },
  });
  const balances = { openingBalance: toPkr(openingPaisa), closingBalance: toPkr(closingPaisa) };
  return { reply: { from, to, ...balances, lines }, nextCursor };
};

/** A credit in the ledger is in the provider's favour. */
const toStatementLine = (row: StatementRow, balancePaisa: number) => ({
  id: row.id,
  date: row.postedAt.toISOString(),
  kind: statementKindOf(row),
  jobId: row.jobId,
  jobNumber: row.jobNumber === null ? null : toJobNumber(row.jobNumber),
  work: row.work,
  amount: toPkr(-row.amountPaisa),
  balance: toPkr(balancePaisa),
});
