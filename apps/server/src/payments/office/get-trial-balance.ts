import type * as api from "@hunarmand/api/payments/office";
import { ledgerAccounts } from "@hunarmand/api/payments/office";
import { sumAccounts, sumAccountsIn } from "../../domain/payments/ledger.queries.ts";
import { readSpan } from "../../http/replies/day-span.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";

/** Also returns accounts without lines, with zeros: a missing row would look like a missing account. */
export const getTrialBalance: UseCase<typeof api.getTrialBalance> = async ({ db, clock }, _caller, { query }) => {
  const isPeriod = query.from !== undefined && query.to !== undefined;
  const rows = await (isPeriod ? sumAccountsIn(db, readSpan(query, clock.now())) : sumAccounts(db));
  const sums = new Map(rows.map((row) => [row.accountKind, row]));
  let totalPaisa = 0;
  const accounts = ledgerAccounts.map((account) => {
    const { debitPaisa, creditPaisa } = sums.get(account) ?? { debitPaisa: 0, creditPaisa: 0 };
    totalPaisa += debitPaisa - creditPaisa;
    return {
      account,
      debit: toPkr(debitPaisa),
      credit: toPkr(creditPaisa),
      balance: toPkr(debitPaisa - creditPaisa),
    };
  });
  return { accounts, total: toPkr(totalPaisa) };
};
