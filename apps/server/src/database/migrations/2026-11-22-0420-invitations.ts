import { type Kysely, sql } from "kysely";

/** An invitation opens an office account: where there is no mail server, an Owner alone reads it and hands it over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column owner_reads boolean not null default false`.execute(db);
}
