import { type Kysely, sql } from "kysely";

/** Text messages of each hour, counted against the Owner's budget (docs/security-rules.md SL2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table text_counts (
    hour timestamptz not null,
    share text not null,
    texts integer not null,
    primary key (hour, share)
  )`.execute(db);
}
