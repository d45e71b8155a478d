import { type Kysely, sql } from "kysely";

/** Exact figures of quotes and contracts beside their choices, and the price that the office names (docs/product.md Q4, X4, X7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes
    add column exact_handymen integer check (exact_handymen between 1 and 200),
    add column duration_days integer check (duration_days between 1 and 366)`.execute(db);
  await sql`alter table contracts
    add column handymen integer check (handymen between 1 and 200),
    add column duration_days integer check (duration_days between 1 and 366),
    add column agreed_price_paisa bigint check (agreed_price_paisa > 0)`.execute(db);
}
