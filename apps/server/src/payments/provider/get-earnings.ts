import type * as api from "@hunarmand/api/payments/provider";
import { readSpan } from "../../http/replies/day-span.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { findCashDiffering, findCashSaid, sumCashSaid } from "./cash-said.queries.ts";
import { findCashToReport } from "./cash-to-report.queries.ts";
import { selectEarnings } from "./earnings.queries.ts";
import { sumWaitingCash } from "./payment-summary.queries.ts";

export const getEarnings: UseCase<typeof api.getEarnings> = async ({ db, clock }, caller, { query }) => {
  const now = clock.now();
  const { from, to, start, end } = readSpan(query, now);
  const span = { providerId: caller.accountId, from: start, until: end };
  const days = await selectEarnings(db, span);
  const total = days.reduce(
    (sum, { grossPaisa, feePaisa, materialsPaisa, jobs }) => ({
      grossPaisa: sum.grossPaisa + grossPaisa,
      feePaisa: sum.feePaisa + feePaisa,
      materialsPaisa: sum.materialsPaisa + materialsPaisa,
      jobs: sum.jobs + jobs,
    }),
    { grossPaisa: 0, feePaisa: 0, materialsPaisa: 0, jobs: 0 },
  );
  return {
    ...{ from, to, ...toWire(total), materials: toPkr(total.materialsPaisa) },
    days: days.map((day) => ({ date: day.date, ...toWire(day) })),
    cashToReport: await findCashToReport(db, caller.accountId, now),
    cashWaiting: toPkr(await sumWaitingCash(db, caller.accountId)),
    cashDiffering: await findCashDiffering(db, caller.accountId),
    cashSaid: await findCashSaid(db, caller.accountId),
    cashUnconfirmed: toPkr(await sumCashSaid(db, caller.accountId)),
  };
};

const toWire = ({ grossPaisa, feePaisa, jobs }: { grossPaisa: number; feePaisa: number; jobs: number }) => ({
  gross: toPkr(grossPaisa),
  fee: toPkr(feePaisa),
  net: toPkr(grossPaisa - feePaisa),
  jobs,
});
