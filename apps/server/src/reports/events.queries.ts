import { chargeStatus } from "@hunarmand/api/payments/steps";
import { type RawBuilder, sql } from "kysely";

/** A time span. */
export interface Between {
  start: Date;
  /** The first moment after the time span. */
  end: Date;
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Karachi')::date`;
const isBetween = (column: string, { start, end }: Between) =>
  sql`${sql.ref(column)} >= ${start}::timestamptz and ${sql.ref(column)} < ${end}::timestamptz`;

/** The lower bounds of the classes of waiting times, in minutes. The first class includes shorter times. */
export const classMinutes = [
  1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1_440, 2_880,
] as const;
export const classStarts = sql`array[${sql.raw(classMinutes.join(","))}]::double precision[]`;

/** Counts events by day, city and category from the original tables. A reversal counts on its own day. */
export const countFacts = (between: Between): RawBuilder<unknown> => sql`
  select day, city_id, category_id, sum(signups)::int as signups, sum(verified)::int as verified,
    sum(accepted)::int as accepted, sum(completions)::int as completions,
    sum(turnover_paisa)::bigint as turnover_paisa, sum(revenue_paisa)::bigint as revenue_paisa
  from (
    select ${dayOf("created_at")} as day, city_id, category_id, 1 as signups, 0 as verified, 0 as accepted, 0 as completions,
      0::bigint as turnover_paisa, 0::bigint as revenue_paisa
    from providers where ${isBetween("created_at", between)}
    union all
    select ${dayOf("verified_at")}, city_id, category_id, 0, 1, 0, 0, 0, 0
    from providers where ${isBetween("verified_at", between)}
    union all
    select ${dayOf("accepted_at")}, city_id, category_id, 0, 0, 1, 0, 0, 0
    from jobs where ${isBetween("accepted_at", between)}
    union all
    select ${dayOf("completed_at")}, city_id, category_id, 0, 0, 0, 1, 0, 0
    from jobs where ${isBetween("completed_at", between)}
    union all
    select ${dayOf("entry.posted_at")}, job.city_id, job.category_id, 0, 0, 0, 0,
      case when line.account_kind = 'provider-payable' then -line.amount_paisa else 0 end,
      case when line.account_kind = 'platform-revenue' then -line.amount_paisa else 0 end
    from ledger_transactions entry join jobs job on job.id = entry.job_id
    join ledger_lines line on line.transaction_id = entry.id
    where ${isBetween("entry.posted_at", between)} and entry.job_id is not null
      and (line.account_kind = 'platform-revenue' or line.account_kind = 'provider-payable' and line.amount_paisa < 0)
    union all
    select ${dayOf("back.settled_at")}, job.city_id, job.category_id, 0, 0, 0, 0,
      case when line.account_kind = 'provider-payable' then -line.amount_paisa else 0 end,
      case when line.account_kind = 'platform-revenue' then -line.amount_paisa else 0 end
    from payment_returns back join ledger_transactions entry on entry.kind = back.kind and entry.source_id = back.id
    join ledger_transactions paid on paid.id = back.entry_id join jobs job on job.id = paid.job_id
    join ledger_lines line on line.transaction_id = entry.id
    where back.status = ${sql.lit(chargeStatus.success)} and ${isBetween("back.settled_at", between)}
      and (line.account_kind = 'platform-revenue' or line.account_kind = 'provider-payable' and line.amount_paisa > 0)
  ) event group by day, city_id, category_id`;

/** Counts accepted jobs by day, city, category and class of waiting time. */
export const countWaits = (between: Between): RawBuilder<unknown> => sql`
  select ${dayOf("accepted_at")} as day, city_id, category_id,
    width_bucket(extract(epoch from accepted_at - created_at)::double precision / 60, ${classStarts})::smallint as class,
    count(*)::int as jobs
  from jobs where ${isBetween("accepted_at", between)} group by 1, 2, 3, 4`;
