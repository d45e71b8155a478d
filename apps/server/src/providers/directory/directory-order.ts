import { type RawBuilder, sql } from "kysely";
import { type Cursor, type PagePlace, rowsFor } from "../../http/replies/page.ts";

/** The values that order the directory (docs/product.md P11). The id is the public one. */
export interface RatedRow {
  ratingSum: number;
  ratingCount: number;
  rankedAt: Date;
  publicId: string;
}

/** The sum and number of the stars are exact, an average in a text is not. */
export const toPlace = ({ ratingSum, ratingCount, rankedAt, publicId }: RatedRow): Cursor => ({
  at: rankedAt,
  id: `${ratingSum}:${ratingCount}:${publicId}`,
});

/** Matches the ranks after the cursor, and all without one. The rating is computed as the column does, so both are equal. */
function isAfter(cursor: Cursor | undefined): RawBuilder<boolean> {
  if (!cursor) return sql`true`;
  const [sum, count, publicId] = cursor.id.split(":");
  const rating = sql`case when ${count}::int = 0 then 0 else (${sum}::int + 20)::numeric / (${count}::int + 5) end`;
  return sql`(rank.weighed_rating, rank.rating_count, rank.created_at, rank.public_id)
    < (${rating}, ${count}::int, ${cursor.at}::timestamptz, ${publicId}::uuid)`;
}

/**
 * SQL: one page of the ranks that match the filter, best rated first, where few reviews weigh less, then by their number, then the newest.
 * It is read in the order of an index, so that nothing more is read of the others.
 */
export const bestRated = (filter: RawBuilder<boolean>, { limit, cursor }: PagePlace) => sql<
  Omit<RatedRow, "publicId"> & { providerId: string; weighedRating: number }
>`(
  select rank.provider_id, rank.weighed_rating, rank.rating_sum, rank.rating_count, rank.created_at as ranked_at
  from provider_ranks rank
  where rank.is_askable and ${filter} and ${isAfter(cursor)}
  order by rank.weighed_rating desc, rank.rating_count desc, rank.created_at desc, rank.public_id desc
  limit ${rowsFor(limit)}
)`;
