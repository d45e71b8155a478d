import type * as api from "@hunarmand/api/payments/ledger";
import { readSpan } from "../../http/replies/day-span.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getBalances } from "../provider/statement.queries.ts";
import { selectLedgerLines } from "./ledger-lines.queries.ts";
import { findLedgerPerson } from "./ledger-people.queries.ts";
import { placeOfLine, toLedgerLine } from "./ledger-wire.ts";

export const getPersonAccount: UseCase<typeof api.getPersonAccount> = async ({ db, clock }, _caller, input) => {
  const { params, query } = input;
  const { from, to, start, end } = readSpan(query, clock.now());
  const cursor = decodeCursor(query.cursor, "serial");
  const person = await findLedgerPerson(db, params.id);
  if (!person) throw new AppError("person-not-found");
  const span = { from: start, until: end };
  const rows = await selectLedgerLines(db, { ...span, ownerId: params.id, limit: query.limit, cursor });
  const { openingPaisa, closingPaisa, pagePaisa } = await getBalances(db, { ...span, ownerId: params.id }, rows[0]);
  let balancePaisa = pagePaisa;
  const { reply: lines, nextCursor } = pageOf(rows, query.limit, {
    place: placeOfLine,
    item: (row) => {
      const line = { ...toLedgerLine(row), balance: toPkr(balancePaisa) };
      balancePaisa += row.amountPaisa;
      return line;
    },
  });
  const balances = { openingBalance: toPkr(openingPaisa), closingBalance: toPkr(closingPaisa) };
  return { reply: { ...person, from, to, ...balances, lines }, nextCursor };
};
