import { type Kysely, sql } from "kysely";

/** Every job has a short number that people can read, say and search; those that are there are numbered by age. */
const statements = [
  "create sequence job_numbers as integer start with 10001",
  "alter table jobs add column number integer",
  `update jobs set number = 10000 + aged.place
    from (select id, row_number() over (order by created_at, id) as place from jobs) aged where aged.id = jobs.id`,
  "select setval('job_numbers', (select coalesce(max(number), 10000) + 1 from jobs), false)",
  "alter table jobs alter column number set default nextval('job_numbers'), alter column number set not null",
  "alter sequence job_numbers owned by jobs.number",
  "create unique index jobs_by_number on jobs (number)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
