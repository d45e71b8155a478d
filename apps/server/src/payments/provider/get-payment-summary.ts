import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/payments/provider";
import type { Database } from "../../database/database.ts";
import { getPayerTotals } from "../../domain/payments/ledger.queries.ts";
import { getOwed, getToPay } from "../../domain/payments/owed.queries.ts";
import { findPayDay } from "../../domain/payments/pay-day.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import {
  findLastCash,
  findPreparedPayout,
  hasPayoutAccount,
  sumCashTaken,
  sumPending,
  sumSaidFees,
  sumWaitingCash,
} from "./payment-summary.queries.ts";

const dayMilliseconds = 86_400_000;

export const getPaymentSummary: UseCase<typeof api.getPaymentSummary> = async ({ db, clock }, { accountId }) => {
  const { duePaisa, creditPaisa, paidPaisa } = await getPayerTotals(db, accountId);
  const owedPaisa = await getOwed(db, accountId);
  const since = new Date(clock.now().getTime() - limits.earningsDaysDefault * dayMilliseconds);
  const { earnedPaisa, toPayPaisa } = await getToPay(db, accountId, duePaisa);
  return {
    duePayments: toPkr(duePaisa),
    totalSpent: toPkr(paidPaisa),
    pending: toPkr(await sumPending(db, accountId)),
    credit: toPkr(creditPaisa),
    owed: toPkr(owedPaisa),
    earned: toPkr(earnedPaisa),
    toPay: toPkr(toPayPaisa),
    lastCash: duePaisa > 0 ? toLastCash(await findLastCash(db, accountId)) : null,
    feeUnconfirmed: toPkr(await sumSaidFees(db, accountId)),
    cashWaiting: toPkr(await sumWaitingCash(db, accountId)),
    cashTaken: toPkr(await sumCashTaken(db, accountId, since)),
    nextPayout: owedPaisa > 0 ? await getNextPayout(db, { accountId, owedPaisa, now: clock.now() }) : null,
  };
};

const toLastCash = (cash: Awaited<ReturnType<typeof findLastCash>>) =>
  cash ? { amount: toPkr(cash.amountPaisa), fee: toPkr(cash.feePaisa) } : null;

interface Owed {
  accountId: string;
  owedPaisa: number;
  now: Date;
}

/** Returns the next payout by the rule of batches (docs/product.md B3): a prepared one, or else what the next batch would pay. */
async function getNextPayout(db: Database, { accountId, owedPaisa, now }: Owed): Promise<api.NextPayout> {
  const minimum = limits.payoutMinimumPkr;
  const prepared = await findPreparedPayout(db, accountId);
  if (prepared) {
    const { amountPaisa, createdAt } = prepared;
    return { state: "prepared", amount: toPkr(amountPaisa), since: createdAt.toISOString(), minimum, payDay: null };
  }
  const amount = toPkr(owedPaisa);
  const hasAccount = await hasPayoutAccount(db, accountId);
  const state = hasAccount ? (amount < minimum ? "below-minimum" : "next-batch") : "no-account";
  return { state, amount, since: null, minimum, payDay: await findPayDay(db, owedPaisa, now) };
}
