import { type Kysely, sql } from "kysely";

/** The languages are listed in packages/texts/languages.json, so that a new one needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_language_check`.execute(db);
  await sql`alter table accounts add constraint accounts_language_check check (language ~ '^[a-z]{2}$')`.execute(db);
}
