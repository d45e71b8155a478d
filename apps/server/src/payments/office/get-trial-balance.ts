import type * as api from "@hunarmand/api/payments/office";
import { ledgerAccounts } from "@hunarmand/api/payments/office";
import { sumAccounts } from "../../domain/payments/ledger.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";

/** Also returns accounts without lines, with zeros: a missing row would look like a missing account. */
export const getTrialBalance: UseCase<typeof api.getTrialBalance> = async ({ db }) => {
  const sums = new Map((await sumAccounts(db)).map((row) => [row.accountKind, row]));
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
