import { type Kysely, sql } from "kysely";

/** The first day of work that a request for a quote wishes (docs/product.md Q4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column start_day date`.execute(db);
}
