import { type Kysely, sql } from "kysely";

/** What the office's search finds by its beginning (docs/product.md D9); names and e-mails have such an index already. */
const statements = [
  "create index accounts_by_phone_start on accounts (phone text_pattern_ops)",
  "create index customers_by_caller_start on customers (caller_phone text_pattern_ops) where caller_phone is not null",
  "create index jobs_by_phone_start on jobs (contact_phone text_pattern_ops)",
  "create index contracts_by_project_start on contracts (lower(project_name) text_pattern_ops)",
  "create index contracts_by_contractor_start on contracts (lower(contractor_name) text_pattern_ops)",
  "create index wallet_payments_by_key_start on wallet_payments (transaction_key text_pattern_ops)",
  "create index inquiries_by_reference_start on inquiries (reference text_pattern_ops)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
