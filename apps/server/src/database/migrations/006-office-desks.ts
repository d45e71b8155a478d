import { type Kysely, sql } from "kysely";

const statements = [
  "create index reviews_by_time on reviews (created_at desc, job_id desc)",
  "create index audit_by_time on audit_entries (at desc, id desc)",
  "create index staff_by_time on accounts (created_at desc, id desc) where role not in ('Provider', 'Customer')",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
