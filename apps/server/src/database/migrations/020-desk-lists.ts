import { type Kysely, sql } from "kysely";

/** What the office's desks look things up by: names, one provider's jobs and reviews, the audit's filters. */
const statements = [
  "create index accounts_by_name on accounts (lower(first_name || ' ' || last_name) text_pattern_ops)",
  "create index providers_by_other_phone on providers (phone_alt) where phone_alt is not null",
  "create index jobs_of_provider on jobs (provider_id, created_at desc, id desc) where provider_id is not null",
  "create index reviews_by_provider on reviews (provider_id, created_at desc, job_id desc)",
  "create index reviews_by_rating on reviews (rating, created_at desc, job_id desc)",
  "create index audit_of_subject on audit_entries (subject_id, at desc, id desc)",
  "create index audit_by_type on audit_entries (subject_type, at desc, id desc)",
  "create index audit_by_action on audit_entries (action, at desc, id desc)",
  "create index audit_of_actor on audit_entries (actor_id, at desc, id desc)",
  "create index inquiries_due on inquiries (due_at) where status <> 'Resolved'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
