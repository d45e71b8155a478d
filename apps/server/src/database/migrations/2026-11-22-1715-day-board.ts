import { type Kysely, sql } from "kysely";

/** The jobs of a day, and where an area lies: amid the pins of its latest jobs. */
const statements = [
  "create index jobs_by_schedule on jobs (scheduled_for, id) where scheduled_for is not null",
  "create index jobs_with_pin_of_area on jobs (area_id, created_at desc, id desc) where latitude is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
