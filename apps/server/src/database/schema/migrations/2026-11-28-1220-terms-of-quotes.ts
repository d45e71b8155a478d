import { type Kysely, sql } from "kysely";

/** How the price of a quote is paid, and what its owner finds wrong with a price (docs/product.md Q1, Q2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes
    add column pay_time text,
    add column objection text,
    add column objection_words text,
    add column own_price_paisa bigint,
    add column asked_again_at timestamptz`.execute(db);
}
