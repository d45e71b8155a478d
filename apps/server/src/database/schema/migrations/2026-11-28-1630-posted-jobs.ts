import { type Kysely, sql } from "kysely";

/** The jobs of which an applicant reads how many their city had lately (docs/product.md P3), by skill. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_posted_by_skill on jobs (skill_id, created_at) include (city_id)
    where follows_job_id is null`.execute(db);
}
