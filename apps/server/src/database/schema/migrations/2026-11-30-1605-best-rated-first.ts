import { type Kysely, sql } from "kysely";

/** The columns before the rating in the index of each way to filter the directory. Areas keep the index of `providers`. */
const filters = ["", "category_id, ", "city_id, ", "category_id, city_id, "];

/** The directory's order is that of the ranks: the rating, the number of reviews, then the newest (docs/product.md P11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table provider_ranks add column created_at timestamptz not null default now(),
    add column public_id uuid not null default gen_random_uuid()`.execute(db);
  await sql`update provider_ranks set created_at = provider.created_at, public_id = provider.public_id
    from providers provider where provider.account_id = provider_ranks.provider_id`.execute(db);
  for (const [number, columns] of filters.entries()) {
    await sql`drop index ${sql.id(`providers_in_directory_${number}`)}`.execute(db);
    await sql`create index ${sql.id(`provider_ranks_in_directory_${number}`)} on provider_ranks
      (${sql.raw(columns)}rating desc, rating_count desc, created_at desc, public_id desc) where is_askable`.execute(
      db,
    );
  }
}
