import { type Kysely, sql } from "kysely";

/** The newest jobs of each city, from which a visitor reads how soon somebody accepts (docs/product.md C8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_with_usual_answer on jobs (city_id, created_at desc, id desc) include (accepted_at)
    where follows_job_id is null`.execute(db);
}
