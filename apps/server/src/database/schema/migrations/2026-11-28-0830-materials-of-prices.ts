import { type Kysely, sql } from "kysely";

/** The part of a job's price that is for materials, as its handyman says (docs/product.md J5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column materials_paisa bigint check (materials_paisa >= 0)`.execute(db);
}
