import { type Kysely, sql } from "kysely";

/** The columns before the time in the index of each way to filter the directory. */
const filters = ["", "category_id, ", "city_id, ", "category_id, city_id, ", "area_id, "];

/** The directory's order ends with the public id, because the cursor of a page contains it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [number, columns] of filters.entries()) {
    const name = sql.id(`providers_in_directory_${number}`);
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on providers (${sql.raw(columns)}created_at desc, public_id desc)
      where status = 'Verified' and is_available`.execute(db);
  }
}
