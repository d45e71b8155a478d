import type * as contract from "@hunarmand/contract/earnings";
import { limits } from "@hunarmand/contract/limits";
import { invalidField } from "../app-error.ts";
import type { UseCase } from "../http/serve.ts";
import { toPkr } from "../money.ts";
import { selectEarnings } from "./earnings.queries.ts";
import { addDays, dayOf, startOfDay } from "./karachi-days.ts";

export const getEarnings: UseCase<typeof contract.getEarnings> = async ({ db, clock }, caller, { query }) => {
  const to = query.to ?? dayOf(clock.now());
  const from = query.from ?? addDays(to, 1 - limits.earningsDaysDefault);
  if (from > to) throw invalidField("from", "The first day lies after the last.");
  if (from <= addDays(to, -limits.earningsDaysMax)) {
    throw invalidField("from", `At most ${limits.earningsDaysMax} days at once.`);
  }
  const span = { providerId: caller.accountId, from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
  const days = await selectEarnings(db, span);
  const total = days.reduce(
    (sum, { grossPaisa, feePaisa, jobs }) => ({
      grossPaisa: sum.grossPaisa + grossPaisa,
      feePaisa: sum.feePaisa + feePaisa,
      jobs: sum.jobs + jobs,
    }),
    { grossPaisa: 0, feePaisa: 0, jobs: 0 },
  );
  return { from, to, ...toWire(total), days: days.map((day) => ({ date: day.date, ...toWire(day) })) };
};

const toWire = ({ grossPaisa, feePaisa, jobs }: { grossPaisa: number; feePaisa: number; jobs: number }) => ({
  gross: toPkr(grossPaisa),
  fee: toPkr(feePaisa),
  net: toPkr(grossPaisa - feePaisa),
  jobs,
});
