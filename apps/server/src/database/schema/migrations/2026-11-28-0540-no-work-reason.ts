import { type Kysely, sql } from "kysely";

/** Why a job ended after the arrival without work (docs/product.md J30). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column no_work_reason text`.execute(db);
}
