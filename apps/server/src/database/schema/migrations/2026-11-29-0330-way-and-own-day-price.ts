import { type Kysely, sql } from "kysely";

/** How many of a crew come from the near city, and the price of a day that its owner asks for (docs/product.md Q2, Q3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes
    add column near_handymen integer,
    add column own_day_price_paisa bigint`.execute(db);
}
