import { type Kysely, sql } from "kysely";

/** A complaint may hang on a job, with why it came; a job may put an earlier one right, free of charge. */
const statements = [
  "alter table inquiries add column if not exists job_id uuid references jobs",
  "alter table inquiries add column reason text check (reason is null or reason = 'problem-is-back' and job_id is not null)",
  "create index inquiries_of_job on inquiries (job_id, created_at desc, id desc) where job_id is not null",
  "alter table jobs add column follows_job_id uuid references jobs",
  "create index jobs_that_follow on jobs (follows_job_id) where follows_job_id is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
