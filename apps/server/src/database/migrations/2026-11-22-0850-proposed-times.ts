import { type Kysely, sql } from "kysely";

/** The time that one side of an accepted job proposes, until the other agrees or declines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column proposed_time timestamptz, add column proposed_by uuid references accounts`.execute(
    db,
  );
}
