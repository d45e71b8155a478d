import { type Kysely, sql } from "kysely";

/** The trades of a quote with their numbers, as [{ tradeId, handymen }] (docs/product.md Q4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column crew jsonb`.execute(db);
}
