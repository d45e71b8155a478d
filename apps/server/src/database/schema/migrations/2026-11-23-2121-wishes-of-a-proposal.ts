import { type Kysely, sql } from "kysely";

/** What a proposal says besides the required fields: price, first day and trades (docs/product.md X4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contracts
    add column expected_price_paisa bigint check (expected_price_paisa > 0),
    add column start_day date,
    add column trade_ids integer[] not null default '{}'`.execute(db);
}
