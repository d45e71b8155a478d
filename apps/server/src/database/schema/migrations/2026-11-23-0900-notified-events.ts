import { type Kysely, sql } from "kysely";

/** Columns that say when people were notified are called so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table live_events rename column told_at to notified_at`.execute(db);
  await sql`alter index live_events_untold rename to live_events_to_notify`.execute(db);
  await sql`alter table quotes rename column expiry_told_for to expiry_notified_for`.execute(db);
}
