import { type Kysely, sql } from "kysely";

/** The public directory: newest first, of one category, of one city, of both, or all. */
const statements = ["", "category_id, ", "city_id, ", "category_id, city_id, "].map(
  (columns, place) =>
    `create index providers_in_directory_${place} on providers (${columns}created_at desc, account_id desc)
      where status = 'Verified' and is_available`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
