import { type Kysely, sql } from "kysely";

/** The office lists the complaints about a contract, newest first (docs/product.md X7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index inquiries_of_contract`.execute(db);
  await sql`create index inquiries_of_contract on inquiries (contract_id, created_at desc, id desc)
    where contract_id is not null`.execute(db);
}
