import { visitStatus } from "@hunarmand/api/providers/visit-steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Fewer decisions say nothing about the next one. */
const decisionsMin = 5;

/**
 * The median of days, in Pakistan, from the last visit before a verification to the verification, of those verified since then. Null with
 * fewer than five.
 */
export async function selectUsualDecisionDays(db: Database, since: Date): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select case when count(*) >= ${decisionsMin} then
      round(percentile_cont(0.5) within group (order by
        (provider.verified_at at time zone 'Asia/Karachi')::date - (visit.starts_at at time zone 'Asia/Karachi')::date))::int
      end as days
    from providers provider cross join lateral (
      select starts_at from visits
      where provider_id = provider.account_id and status = ${visitStatus.came} and starts_at < provider.verified_at
      order by starts_at desc limit 1
    ) visit
    where provider.verified_at > ${since}`.execute(db);
  return rows[0]?.days ?? null;
}
