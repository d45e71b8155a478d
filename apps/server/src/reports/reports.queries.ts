import type { ReportSpan } from "@hunarmand/api/reports/reports";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { ReportFactsTable } from "../database/tables/report-tables.ts";
import { startOfDay } from "../values/karachi-days.ts";
import { classStarts, countFacts, countWaits } from "./events.queries.ts";

/** What a row sums up: a period, a city, a category, or everything. */
interface Group {
  period: string | null;
  cityId: number | null;
  categoryId: number | null;
}

export type FactRow = Group & Omit<ReportFactsTable, keyof Group | "day">;

export interface MedianRow extends Group {
  medianMinutes: number;
}

export interface ReportScope {
  from: string;
  to: string;
  /** The first moment after the time span. */
  end: Date;
  by: ReportSpan;
  /** The first day without a summary. From then on the original events are counted. */
  openDay: string;
}

const sumsOf = (table: string, { from, to, openDay }: ReportScope) =>
  sql`select * from ${sql.table(table)} where day >= ${from}::date and day <= ${to}::date and day < ${openDay}::date`;

const live = ({ openDay, end }: ReportScope) => ({ start: startOfDay(openDay), end });
const periodOf = (by: ReportSpan): RawBuilder<string> => sql`date_trunc(${sql.lit(by)}, day)::date::text`;
const groups = sql`grouping sets ((period), (city_id), (category_id), ())`;

/** Returns the sums of each period, city and category, and the total, in one pass over the days. */
export async function selectFacts(db: Database, wish: ReportScope): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select period, city_id, category_id, coalesce(sum(signups), 0)::int as signups, coalesce(sum(verified), 0)::int as verified,
      coalesce(sum(accepted), 0)::int as accepted, coalesce(sum(completions), 0)::int as completions,
      coalesce(sum(turnover_paisa), 0)::bigint as turnover_paisa, coalesce(sum(revenue_paisa), 0)::bigint as revenue_paisa
    from (
      select fact.*, ${periodOf(wish.by)} as period
      from (${sumsOf("report_facts", wish)} union all ${countFacts(live(wish))}) fact
    ) day_fact group by ${groups}`.execute(db);
  return rows;
}

/** Counts waiting times for each group. The many rows are summed by day and by place first, then the few sums. */
const groupWaits = (wish: ReportScope): RawBuilder<unknown> => sql`
  with waits as not materialized (${sumsOf("report_waits", wish)} union all ${countWaits(live(wish))}),
    by_day as (select day, class, sum(jobs) as jobs from waits group by day, class),
    by_place as (select city_id, category_id, class, sum(jobs) as jobs from waits group by city_id, category_id, class)
  select ${periodOf(wish.by)} as period, null::int as city_id, null::int as category_id, class, sum(jobs) as jobs
  from by_day group by period, class
  union all
  select null, city_id, category_id, class, sum(jobs)
  from by_place group by grouping sets ((city_id, class), (category_id, class), (class))`;

/** Returns the median waiting time of each group, interpolated within its class. */
export async function selectMedians(db: Database, wish: ReportScope): Promise<MedianRow[]> {
  const { rows } = await sql<MedianRow>`
    with running as (
      select *, sum(jobs) over (partition by period, city_id, category_id order by class) as up_to,
        sum(jobs) over (partition by period, city_id, category_id) / 2.0 as middle,
        coalesce((${classStarts})[class], 0) as low, coalesce((${classStarts})[class + 1], (${classStarts})[class]) as high
      from (${groupWaits(wish)}) waits
    )
    select distinct on (period, city_id, category_id) period, city_id, category_id,
      (low + (high - low) * (middle - up_to + jobs) / jobs)::double precision as median_minutes
    from running where up_to >= middle order by period, city_id, category_id, class`.execute(db);
  return rows;
}

export const selectCityNames = (db: Database) => db.selectFrom("cities").select(["id", "name"]).orderBy("id").execute();

export const selectCategoryNames = (db: Database) =>
  db.selectFrom("categories").select(["id", "name"]).orderBy("id").execute();
