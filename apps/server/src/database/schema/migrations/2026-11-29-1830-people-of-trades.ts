import { type Kysely, sql } from "kysely";

/** What one, and several, who do a skill are called: "mason", "masons" and in Urdu (docs/product.md K5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table skills add column person_name text, add column people_name text, add column urdu_people_name text",
    )
    .execute(db);
}
