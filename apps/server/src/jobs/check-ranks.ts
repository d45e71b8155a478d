import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { runWork, Work } from "../database/work.ts";

const faultsShown = 20;

/** A handyman whose stored rank differs from their account, skills, jobs and reviews. */
export interface RankFault {
  providerId: string;
  stored: object | null;
  counted: object;
}

/** Compares every rank with its sources in one snapshot, without locks. */
export const findRankFaults = (db: Database): Promise<RankFault[]> =>
  // Reading all jobs and reviews takes longer than the time limit of a call.
  runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
      const { rows } = await sql<RankFault>`
        select counted.provider_id, to_jsonb(stored) - 'provider_id' as stored, to_jsonb(counted) - 'provider_id' as counted
        from compute_provider_ranks() counted left join (
          select provider_id, city_id, category_id, is_askable, idle_since, open_jobs, rating_sum, rating_count,
            created_at, public_id,
            (select coalesce(array_agg(id order by id), '{}') from unnest(skill_ids) id) as skill_ids
          from provider_ranks
        ) stored using (provider_id)
        where to_jsonb(stored) is distinct from to_jsonb(counted) order by 1 limit ${faultsShown}`.execute(transaction);
      return rows;
    }),
  );

/** A task of the queue. Throws if ranks are wrong, and the queue logs the error. `rebuild_provider_ranks()` repairs them. */
export async function checkRanks(db: Database): Promise<void> {
  const faults = await findRankFaults(db);
  if (faults.length === 0) return;
  throw new Error(`dispatch ranks are wrong and need rebuild_provider_ranks(): ${JSON.stringify(faults)}`);
}
