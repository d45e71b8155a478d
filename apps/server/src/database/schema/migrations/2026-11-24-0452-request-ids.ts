import { type Kysely, sql } from "kysely";

/** Events, notices and messages name the request that caused them, by its id in the log (docs/production.md, One id). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Triggers write the events. A transaction of a request names it (pool/pooled-client.ts).
  await sql`alter table live_events
    add column request_id text default nullif(current_setting('hunarmand.request_id', true), '')`.execute(db);
  await sql`alter table notices add column request_id text`.execute(db);
  await sql`alter table outbox add column request_id text`.execute(db);
}
