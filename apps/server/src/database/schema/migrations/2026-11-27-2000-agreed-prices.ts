import { type Kysely, sql } from "kysely";

/** The jobs from which a visitor reads the usual price of the exact work (docs/product.md C8), by skill. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_with_agreed_price on jobs (skill_id, completed_at) include (sub_skill_id, price_paisa)
    where status = 'Completed' and sub_skill_id is not null and price_paisa > 0 and agreed_price_paisa = price_paisa`.execute(
    db,
  );
}
