import { randomUUID } from "node:crypto";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import { storeClaim, storeDeclaration } from "../../domain/payments/cash.queries.ts";
import { type LedgerEntry, postTransactions } from "../../domain/payments/ledger.queries.ts";
import { jobPaidInCashLines, jobPaidThroughUsLines, moneyInLines } from "../../domain/payments/payment-lines.ts";
import { feeOf, toPaisa } from "../../values/money.ts";
import type { InsertedJob } from "./insert-town-jobs.ts";
import type { TownGround } from "./town-ground.ts";
import { minutesAfter } from "./town-times.ts";

export const townFeePercent = 10;

/** A settled job, with the data that the ledger needs. */
interface SettledJob {
  id: string;
  customerId: string;
  providerId: string;
  amountPaisa: number;
  at: Date;
  paidBy: "cash" | "card";
}

const toSettled = ({ job: { paidBy }, row }: InsertedJob): SettledJob[] => {
  const { id, customerId, providerId, pricePaisa, confirmedAt } = row;
  if (!paidBy || !providerId || !pricePaisa || !confirmedAt) return [];
  return [{ id, customerId, providerId, amountPaisa: pricePaisa, at: confirmedAt, paidBy }];
};

/** Inserts the customers' payments, in the ledger by the rules of docs/product.md M4. */
export async function insertTownPayments(ground: TownGround, jobs: readonly InsertedJob[]): Promise<void> {
  const settled = jobs.flatMap(toSettled);
  const byCard = settled.filter(({ paidBy }) => paidBy === "card").map((job) => ({ ...job, paymentId: randomUUID() }));
  const inCash = settled.filter(({ paidBy }) => paidBy === "cash");
  await insertCharges(ground, byCard);
  await insertCash(ground, inCash);
  const withFee = (job: SettledJob) => ({ ...job, feePaisa: feeOf(job.amountPaisa, townFeePercent) });
  const entries = [
    ...byCard.map((job): LedgerEntry => {
      const { id: jobId, paymentId: sourceId, customerId: payerId, amountPaisa, at: now } = job;
      const received = moneyInLines({ clearing: "card-clearing", payerId, payerRole: "Customer", amountPaisa });
      return {
        kind: "card-payment",
        sourceId,
        jobId,
        now,
        lines: [...received, ...jobPaidThroughUsLines(withFee(job))],
      };
    }),
    ...inCash.map((job): LedgerEntry => {
      return {
        kind: "cash-confirmed",
        sourceId: job.id,
        jobId: job.id,
        now: job.at,
        lines: jobPaidInCashLines(withFee(job)),
      };
    }),
  ];
  const posted = await postTransactions(ground.db, entries);
  if (posted !== entries.length) throw new Error("A payment of the town was posted twice.");
}

async function insertCharges(
  { db }: TownGround,
  charges: readonly (SettledJob & { paymentId: string })[],
): Promise<void> {
  const rows = charges.flatMap(({ id: jobId, paymentId, customerId, providerId, amountPaisa, at }) => {
    const common = {
      ...{
        status: chargeStatus.success,
        amountPaisa,
        jobId,
        nameOnCard: "Card holder",
        brand: "Visa",
        balancePaisa: 0,
      },
      ...{ createdAt: at, inquiredAt: at, settledAt: at },
    };
    return [
      { ...common, id: paymentId, accountId: customerId, direction: "out" as const, lastFour: "4242" },
      {
        ...{ ...common, id: randomUUID(), accountId: providerId, payerId: customerId, direction: "in" as const },
        ...{ nameOnCard: null, lastFour: null },
      },
    ];
  });
  if (rows.length > 0) await db.insertInto("cardTransactions").values(rows).execute();
}

async function insertCash({ db }: TownGround, jobs: readonly SettledJob[]): Promise<void> {
  const rows = jobs.map(({ id: jobId, customerId, providerId, amountPaisa, at }) => ({
    ...{ jobId, providerId, declaredPaisa: amountPaisa, declaredAt: at, claimedPaisa: amountPaisa, claimedAt: at },
    ...{ confirmedPaisa: amountPaisa, confirmedBy: customerId, confirmedAt: at, updatedAt: at },
  }));
  if (rows.length > 0) await db.insertInto("jobCash").values(rows).execute();
}

/** Handyman and customer state different amounts, so neither counts until Finance has decided. */
export async function insertCashDispute({ db }: TownGround, jobs: readonly InsertedJob[]): Promise<void> {
  for (const { job, row } of jobs) {
    if (job.claimedRupees === undefined || !row.providerId || !row.completedAt) continue;
    const now = minutesAfter(row.completedAt, 15);
    const word = { jobId: row.id, now };
    await storeDeclaration(db, { ...word, accountId: row.providerId, amountPaisa: row.pricePaisa ?? 0 });
    await storeClaim(db, { ...word, accountId: row.customerId, amountPaisa: toPaisa(job.claimedRupees) });
  }
}
