import type * as api from "@hunarmand/api/payments/due";
import { getPayerTotals } from "../../domain/payments/ledger.queries.ts";
import { getToPay } from "../../domain/payments/owed.queries.ts";
import { isPaidOrBeingPaid } from "../../domain/payments/paid-jobs.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getOwnPrice } from "./check-payable-job.ts";

export const getAmountDue: UseCase<typeof api.getAmountDue> = async (services, caller, { query: { jobId } }) => {
  const { db, cards } = services;
  const cardEntry = cards.entry;
  if (jobId === undefined) {
    const { duePaisa } = await getPayerTotals(db, caller.accountId);
    const { toPayPaisa } = await getToPay(db, caller.accountId, duePaisa);
    return { amount: toPkr(toPayPaisa), cardEntry };
  }
  const pricePaisa = await getOwnPrice(db, caller, jobId);
  if (await isPaidOrBeingPaid(db, jobId)) throw new AppError("job-paid");
  return { amount: toPkr(pricePaisa), cardEntry };
};
