import { type Kysely, sql } from "kysely";

/** The columns before the rating in the index of each way to filter the directory. */
const filters = ["", "category_id, ", "city_id, ", "category_id, city_id, "];

/** The directory's order counts five reviews of four stars for everybody who has a review: few of them weigh less (docs/product.md P11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table provider_ranks add column weighed_rating numeric generated always as (
    case when rating_count = 0 then 0 else (rating_sum + 20)::numeric / (rating_count + 5) end) stored`.execute(db);
  for (const [number, columns] of filters.entries()) {
    await sql`drop index ${sql.id(`provider_ranks_in_directory_${number}`)}`.execute(db);
    await sql`create index ${sql.id(`provider_ranks_in_directory_${number}`)} on provider_ranks
      (${sql.raw(columns)}weighed_rating desc, rating_count desc, created_at desc, public_id desc) where is_askable`.execute(
      db,
    );
  }
}
