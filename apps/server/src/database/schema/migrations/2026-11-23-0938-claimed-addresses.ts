import { type Kysely, sql } from "kysely";

/** A code may prove an address that the account does not have yet: it gets it with the proof, from whoever never proved it. */
const statements = ["alter table proof_codes add column is_claim boolean not null default false"];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
