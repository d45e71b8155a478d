import { sql } from "kysely";
import type { Database } from "../src/database/database.ts";

/** Copies a job with its offers. Only ids and numbers differ. Returns the ids of the copies. */
export async function copyJob(db: Database, model: string, count: number): Promise<string[]> {
  // From a lateral row: `(f(x)).*` would call the function once for each of the sixty columns.
  const { rows } = await sql<{ id: string }>`
    insert into jobs
    select copy.*
    from jobs model,
      (select gen_random_uuid() id, nextval('job_numbers') number from generate_series(1, ${count})) own,
      lateral jsonb_populate_record(model, to_jsonb(own)) copy
    where model.id = ${model}
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into offers
    select copied.* from offers offer, unnest(${ids}::uuid[]) copy,
      lateral jsonb_populate_record(offer, jsonb_build_object('job_id', copy)) copied
    where offer.job_id = ${model}`.execute(db);
  return ids;
}
