import type * as contract from "@hunarmand/api/payments/provider";
import { getPayerTotals } from "../../domain/payments/ledger.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";

export const getPaymentSummary: UseCase<typeof contract.getPaymentSummary> = async ({ db }, caller) => {
  const { duePaisa, paidPaisa } = await getPayerTotals(db, caller.accountId);
  return { duePayments: toPkr(duePaisa), totalSpent: toPkr(paidPaisa) };
};
