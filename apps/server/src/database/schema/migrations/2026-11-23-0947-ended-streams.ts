import { type Kysely, sql } from "kysely";

/** A stream that has to end is marked: one whose row is only missing, after a crash of the database, goes on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table live_streams add column ended_at timestamptz`.execute(db);
}
