import { type Kysely, sql } from "kysely";

/**
 * What the customer says of a job's price: the amount that they agreed to, or object to and why. Either holds for this amount alone, so
 * that a change of the price asks again by itself. Prices of before count as asked for.
 */
const statements = [
  `alter table jobs add column agreed_price_paisa bigint, add column disputed_price_paisa bigint,
    add column price_objection text`,
  "create index jobs_with_disputed_price on jobs (created_at, id) where disputed_price_paisa = price_paisa",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
