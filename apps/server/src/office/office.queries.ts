import type { OfficeCounters } from "@hunarmand/contract/office";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** Everything that waits, counted over partial indexes in one round trip. */
export async function countWaiting(db: Database): Promise<OfficeCounters> {
  const { rows } = await sql<OfficeCounters>`
    select
      (select count(*)::int from providers where status = 'Pending') as providers_pending,
      (select count(*)::int from providers where status = 'SentBack') as providers_sent_back,
      (select count(*)::int from jobs where status = 'Requested') as jobs_requested,
      (select count(*)::int from jobs where status = 'Requested' and not exists (
        select from offers where offers.job_id = jobs.id and offers.status = 'Offered'
      )) as jobs_without_offers,
      (select count(*)::int from jobs where status in ('Accepted', 'InProgress')) as jobs_in_progress`.execute(db);
  const [counters] = rows;
  if (!counters) throw new Error("the counters' query gives one row");
  return counters;
}
