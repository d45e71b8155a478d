import { type Kysely, sql } from "kysely";

/** What the lists need at a million jobs (docs/performance.md): each filter in the order of its list, and numbers looked up at once. */
const statements = [
  "create index jobs_by_city on jobs (city_id, created_at desc, id desc)",
  "create index jobs_by_city_and_status on jobs (city_id, status, created_at desc, id desc)",
  "create index jobs_by_contact_phone on jobs (contact_phone, created_at desc, id desc)",
  "create index accounts_by_email_start on accounts (email text_pattern_ops)",
  // A provider's rating, without a look at the reviews themselves.
  "create index reviews_that_rate on reviews (provider_id) include (rating) where voided_at is null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
