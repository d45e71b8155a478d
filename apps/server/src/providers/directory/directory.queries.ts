import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { namedProviders } from "../../domain/providers/named-providers.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export interface DirectoryFilter extends PagePlace {
  category: string | undefined;
  city: string | undefined;
}

const ofProvider = sql`from reviews r where r.provider_id = provider.account_id and r.voided_at is null
  and r.reported_by = 'customer'`;
const average = sql<number | null>`(select avg(r.rating)::float8 ${ofProvider})`;
const reviews = sql<number>`(select count(*)::int ${ofProvider})`;

/** Lists handymen who can be called now: Verified and available, newest first, without anything that identifies a person. */
export const selectDirectory = (db: Database, { category, city, limit, cursor }: DirectoryFilter) =>
  namedProviders(db)
    .select(["provider.accountId", "provider.createdAt", average.as("average"), reviews.as("reviews")])
    // As a literal, so that a prepared plan can use the partial index.
    .where("provider.status", "=", sql.lit(providerStatus.verified))
    .where("provider.isAvailable", "=", sql.lit(true))
    .$if(category !== undefined, (query) => query.where("category.name", "=", category as string))
    .$if(city !== undefined, (query) => query.where("city.name", "=", city as string))
    .$call((list) => newestFirst(list, ["provider.createdAt", "provider.accountId"], { limit, cursor }))
    .execute();
