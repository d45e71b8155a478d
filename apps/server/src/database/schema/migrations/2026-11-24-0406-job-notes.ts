import { type Kysely, sql } from "kysely";

/** Colleagues' notes about a job (docs/product.md J11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_notes (
    id uuid primary key,
    job_id uuid not null references jobs,
    author_id uuid not null references accounts,
    words text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index job_notes_of_job on job_notes (job_id, created_at desc, id desc)`.execute(db);
  await sql`create index job_notes_of_author on job_notes (author_id)`.execute(db);
}
