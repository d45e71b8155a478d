import { type Kysely, sql } from "kysely";

/** Why a price is above the one that its owner asks for (docs/product.md Q2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column price_reason text`.execute(db);
}
