import { type Kysely, sql } from "kysely";

/** The contract that an inquiry is about (docs/product.md X7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiries add column contract_id uuid references contracts`.execute(db);
  await sql`create index inquiries_of_contract on inquiries (contract_id) where contract_id is not null`.execute(db);
}
