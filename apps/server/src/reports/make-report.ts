import { limits } from "@hunarmand/api/limits";
import type { ReportFigures, ReportSpan } from "@hunarmand/api/reports/reports";
import { type DaysQuery, readSpan } from "../http/replies/day-span.ts";
import type { Services } from "../services/services.ts";
import { toPkr } from "../values/money.ts";
import { listPeriods } from "./periods.ts";
import {
  type FactRow,
  type MedianRow,
  selectCategoryNames,
  selectCityNames,
  selectFacts,
  selectMedians,
} from "./reports.queries.ts";
import { findProgress } from "./summaries.queries.ts";

const decimalMinutes = 10;

/** Returns all tables of the reports. */
export async function makeReport({ db, clock }: Services, { by, ...query }: DaysQuery & { by: ReportSpan }) {
  const { from, to, end } = readSpan(query, clock.now(), limits.reportDaysMax);
  const progress = await findProgress(db);
  const openDay = progress !== undefined && progress > from ? progress : from;
  const wish = { from, to, end, by, openDay };
  const [facts, medians] = [await selectFacts(db, wish), await selectMedians(db, wish)];
  const figuresOf = (belongs: (row: FactRow | MedianRow) => boolean) =>
    toFigures(facts.find(belongs), medians.find(belongs));
  const [cities, categories] = [await selectCityNames(db), await selectCategoryNames(db)];
  const byPeriod = toMap(facts, medians);
  return {
    from,
    to,
    by,
    total: figuresOf(({ period, cityId, categoryId }) => (period ?? cityId ?? categoryId) === null),
    periods: listPeriods(by, from, to).map((start) => ({ start, ...(byPeriod.get(start) ?? toFigures()) })),
    cities: cities.map(({ id, name }) => ({ name, ...figuresOf(({ cityId }) => cityId === id) })),
    categories: categories.map(({ id, name }) => ({ name, ...figuresOf(({ categoryId }) => categoryId === id) })),
  };
}

function toMap(facts: readonly FactRow[], medians: readonly MedianRow[]): Map<string, ReportFigures> {
  const medianOf = new Map(medians.map((row) => [row.period, row]));
  return new Map(facts.flatMap((row) => (row.period ? [[row.period, toFigures(row, medianOf.get(row.period))]] : [])));
}

function toFigures(fact?: FactRow, median?: MedianRow): ReportFigures {
  return {
    signups: fact?.signups ?? 0,
    verified: fact?.verified ?? 0,
    accepted: fact?.accepted ?? 0,
    medianMinutesToAccept: median ? Math.round(median.medianMinutes * decimalMinutes) / decimalMinutes : null,
    completions: fact?.completions ?? 0,
    turnover: toPkr(fact?.turnoverPaisa ?? 0),
    revenue: toPkr(fact?.revenuePaisa ?? 0),
  };
}
