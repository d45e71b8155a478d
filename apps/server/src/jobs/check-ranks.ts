import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { runWork, Work } from "../database/work.ts";

const faultsShown = 20;

/** A handyman whose kept place in the order of dispatch is not what their account, skills, jobs and reviews say. */
export interface RankFault {
  providerId: string;
  kept: object | null;
  counted: object;
}

/** Holds every rank against what it is made of, in one snapshot: nobody is waited for. */
export const findRankFaults = (db: Database): Promise<RankFault[]> =>
  // All jobs and reviews take longer than a call may.
  runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
      const { rows } = await sql<RankFault>`
        select counted.provider_id, to_jsonb(kept) - 'provider_id' as kept, to_jsonb(counted) - 'provider_id' as counted
        from compute_provider_ranks() counted left join (
          select provider_id, city_id, category_id, is_askable, idle_since, open_jobs, rating_sum, rating_count,
            (select coalesce(array_agg(id order by id), '{}') from unnest(skill_ids) id) as skill_ids
          from provider_ranks
        ) kept using (provider_id)
        where to_jsonb(kept) is distinct from to_jsonb(counted) order by 1 limit ${faultsShown}`.execute(transaction);
      return rows;
    }),
  );

/** A task of the queue: what differs is an error in the log, and `rebuild_provider_ranks()` puts it right. */
export async function checkRanks(db: Database): Promise<void> {
  const faults = await findRankFaults(db);
  if (faults.length === 0) return;
  throw new Error(
    `ranks of dispatch differ from what they count and need rebuild_provider_ranks(): ${JSON.stringify(faults)}`,
  );
}
