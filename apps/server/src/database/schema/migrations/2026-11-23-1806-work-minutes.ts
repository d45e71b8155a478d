import { type Kysely, sql } from "kysely";

/** How long the work of a job takes within a day, as its handyman says (docs/product.md J5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column work_minutes integer check (work_minutes between 1 and 1440)`.execute(db);
}
