import { type Kysely, sql } from "kysely";

/** Whether the customer's start code confirmed the arrival: then somebody has opened (docs/product.md J30). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column started_by_code boolean not null default false`.execute(db);
  await sql`update jobs set started_by_code = true where status = 'InProgress' and exists (
    select from job_events event where event.job_id = jobs.id and event.kind = 'arrived-by-code')`.execute(db);
}
