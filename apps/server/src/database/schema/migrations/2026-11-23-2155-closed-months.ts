import { type Kysely, sql } from "kysely";

/** The months of the ledger that Finance has closed, by their first day (docs/product.md M21). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_closings (
    month date primary key check (extract(day from month) = 1),
    closed_at timestamptz not null,
    closed_by uuid not null references accounts
  )`.execute(db);
}
