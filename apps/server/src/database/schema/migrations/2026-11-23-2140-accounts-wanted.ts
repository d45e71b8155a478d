import { type Kysely, sql } from "kysely";

/** When the office last asked a handyman for their payout account (docs/product.md B6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table provider_balances add column account_asked_at timestamptz`.execute(db);
}
