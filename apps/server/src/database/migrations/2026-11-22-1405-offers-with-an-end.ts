import { type Kysely, sql } from "kysely";

/** An offer says until when it is open, as the rule stood when it was made; offers from before say nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offers add column expires_at timestamptz`.execute(db);
}
