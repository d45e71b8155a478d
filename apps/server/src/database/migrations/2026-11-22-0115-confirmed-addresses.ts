import { type Kysely, sql } from "kysely";

/** When a code or link proved that an account's mailbox is its owner's: until then it may be anybody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column if not exists email_confirmed_at timestamptz`.execute(db);
}
