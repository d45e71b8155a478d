import { type Kysely, sql } from "kysely";

const statements = [
  "alter table skills add column day_price_paisa bigint",
  "alter table quotes add column priced_at_once boolean not null default false, add column address text",
];

/** The usual price of a day by trade, requests that the portal prices by it, and where their work is (docs/product.md Q1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
