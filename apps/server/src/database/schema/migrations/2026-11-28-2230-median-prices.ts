import { type Kysely, sql } from "kysely";

/** The median of what customers agreed on, which leads an offer (docs/product.md J8). Null until the prices are computed next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agreed_prices add column median_paisa bigint`.execute(db);
}
