import { sql } from "kysely";
import type { Database } from "../src/database/database.ts";

/** Reads everything that a step of these jobs could change. Returns a text for each job, in their order. */
export async function readWholeJobs(db: Database, jobIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ whole: string }>`
    select jsonb_build_array(
      (select to_jsonb(job) from jobs job where job.id = asked.id),
      (select jsonb_agg(to_jsonb(offer) order by provider_id) from offers offer where job_id = asked.id),
      (select jsonb_agg(to_jsonb(event) order by id) from job_events event where job_id = asked.id),
      (select jsonb_agg(to_jsonb(review) order by review) from reviews review where job_id = asked.id),
      (select jsonb_agg(to_jsonb(cash) order by cash) from job_cash cash where job_id = asked.id),
      (select jsonb_agg(to_jsonb(charge) order by id) from card_transactions charge where job_id = asked.id)
    )::text whole
    from unnest(${jobIds}::uuid[]) with ordinality asked (id, place) order by place`.execute(db);
  return rows.map(({ whole }) => whole);
}
