import { type Kysely, sql } from "kysely";

const steps = [
  // What a provider has written down at completion of a job that stays open: no review before the job is completed.
  "alter table jobs add column draft_feedback text, add column draft_rating integer",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}
