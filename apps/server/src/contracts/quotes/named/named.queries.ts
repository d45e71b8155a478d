import type { NamedHandyman } from "@hunarmand/api/contracts/quotes/named";
import { limits } from "@hunarmand/api/limits";
import { findNearCity } from "@hunarmand/api/lookups/near-city";
import { type Insertable, sql } from "kysely";
import type { Database } from "../../../database/database.ts";
import type { QuoteHandymenTable } from "../../../database/tables/quote-tables.ts";
import { callName } from "../../../domain/providers/call-name.ts";
import { isOnNoCrew } from "../../../domain/providers/free-handymen.ts";
import { isVerified } from "../../../domain/providers/provider-conditions.ts";
import { averageStars, hasPicture, jobsDone, reviewCount } from "../../../domain/providers/public-facts.ts";
import { roundRating } from "../../../domain/providers/round-rating.ts";

interface NamedRow extends Omit<NamedHandyman, "rating"> {
  quoteId: string;
  average: number | null;
}

/** Returns those whom the office has named with these quotes, by the quote: the foreman first. Who is no longer Verified is left out. */
export async function selectNamed(db: Database, quoteIds: readonly string[]): Promise<Map<string, NamedHandyman[]>> {
  const { rows } = await sql<NamedRow>`
    select named.quote_id, skill.name as trade, named.leads, provider.public_id as id, ${callName("account")} as first_name,
      ${averageStars} as average, ${reviewCount} as reviews, ${hasPicture} as has_picture, ${jobsDone} as jobs_done
    from quote_handymen named
    join providers provider on provider.account_id = named.provider_id
    join accounts account on account.id = named.provider_id
    join skills skill on skill.id = named.trade_id
    where named.quote_id = any(${quoteIds}::uuid[]) and ${isVerified}
    order by named.leads desc, account.first_name, provider.public_id`.execute(db);
  const byQuote = [...Map.groupBy(rows, ({ quoteId }) => quoteId)];
  return new Map(byQuote.map(([quoteId, named]) => [quoteId, named.map(toNamedHandyman)]));
}

const toNamedHandyman = ({ quoteId: _, average, ...row }: NamedRow): NamedHandyman => ({
  ...row,
  rating: roundRating(average),
});

export interface CandidateRow {
  providerId: string;
  tradeId: number;
  trade: string;
  firstName: string;
  lastName: string;
  city: string;
  isNamed: boolean;
  leads: boolean;
}

/** Returns who is free of each trade of a quote: of its city first, then best first. Nobody for a quote without trades. */
export async function selectCandidates(db: Database, quoteId: string, city: string): Promise<CandidateRow[]> {
  const cities = [city, findNearCity(city) ?? city];
  const { rows } = await sql<CandidateRow>`
    select free.provider_id, skill.id as trade_id, skill.name as trade, account.first_name, account.last_name, free.city,
      named.provider_id is not null as is_named, coalesce(named.leads, false) as leads
    from quotes quote
    cross join lateral jsonb_array_elements(quote.crew) with ordinality part(row, place)
    join skills skill on skill.id = (part.row ->> 'tradeId')::int
    cross join lateral (
      select rank.provider_id, city.name as city, row_number() over (
        order by (city.name = ${city}) desc, rank.weighed_rating desc, rank.rating_count desc, rank.provider_id) as place
      from cities city
      join provider_ranks rank
        on rank.is_askable and rank.city_id = city.id and rank.category_id = skill.category_id and skill.id = any(rank.skill_ids)
      where city.name = any(${cities}::text[]) and ${isOnNoCrew}
      order by place limit ${sql.lit(limits.crewMembersMax)}) free
    join accounts account on account.id = free.provider_id
    left join quote_handymen named
      on named.quote_id = quote.id and named.provider_id = free.provider_id and named.trade_id = skill.id
    where quote.id = ${quoteId}
    order by part.place, free.place`.execute(db);
  return rows;
}

/** Replaces those whom the office has named. */
export async function replaceNamed(
  db: Database,
  quoteId: string,
  rows: readonly Insertable<QuoteHandymenTable>[],
): Promise<void> {
  await db.deleteFrom("quoteHandymen").where("quoteId", "=", quoteId).execute();
  if (rows.length > 0)
    await db
      .insertInto("quoteHandymen")
      .values([...rows])
      .execute();
}
