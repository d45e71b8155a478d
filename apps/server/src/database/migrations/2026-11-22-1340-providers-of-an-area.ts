import { type Kysely, sql } from "kysely";

/** Whom a new job is offered to: those of its area are found without a look at the rest of the city. */
const statements = [
  "drop index providers_to_dispatch",
  `create index providers_of_area on providers (city_id, category_id, area_id)
    where status = 'Verified' and is_available`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
