import { type Kysely, sql } from "kysely";

/** The jobs from which a visitor reads how soon a handyman comes (docs/product.md C8), by skill. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_with_usual_arrival on jobs (skill_id, created_at) include (city_id, arrived_at)
    where arrived_at is not null and scheduled_for is null`.execute(db);
}
