import type * as api from "@hunarmand/api/providers/office-records";
import { getPayerTotals } from "../../domain/payments/ledger.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { sumEarned, sumWaiting } from "./provider-money.queries.ts";
import { findProviderStatus } from "./providers.queries.ts";

export const getProviderMoney: UseCase<typeof api.getProviderMoney> = async ({ db }, _caller, { params }) => {
  const { id } = params;
  if (!(await findProviderStatus(db, id))) throw new AppError("provider-not-found");
  const { duePaisa, paidPaisa } = await getPayerTotals(db, id);
  const { grossPaisa, feePaisa, paidJobs } = await sumEarned(db, id);
  return {
    duePayments: toPkr(duePaisa),
    totalSpent: toPkr(paidPaisa),
    gross: toPkr(grossPaisa),
    fee: toPkr(feePaisa),
    net: toPkr(grossPaisa - feePaisa),
    paidJobs,
    waiting: toPkr(await sumWaiting(db, id)),
  };
};
