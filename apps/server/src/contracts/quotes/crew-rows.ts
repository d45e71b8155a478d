import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import type { TradePrices } from "@hunarmand/api/contracts/quotes/office-answer";
import { findNearCity } from "@hunarmand/api/lookups/near-city";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { invalidField } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { findTrades } from "../find-trades.ts";

const toOwnPaisa = ({ ownDayPrice: own }: CrewTrade) => own !== undefined && { ownDayPricePaisa: toPaisa(own) };

/**
 * Returns the trades as a quote stores them, each with its price if there are some, or null without trades.
 * @throws AppError invalid-input if a trade is no skill of the catalogue
 */
export async function toStoredCrew(
  db: Database,
  crew: readonly CrewTrade[],
  prices?: TradePrices,
): Promise<string | null> {
  if (crew.length === 0) return null;
  const skills = await findTrades(
    db,
    crew.map(({ trade }) => trade),
    "crew",
  );
  const ids = new Map(skills.map(({ id, name }) => [name, id]));
  return JSON.stringify(
    crew.map((row, place) => {
      const { trade, handymen } = row;
      return { tradeId: ids.get(trade), handymen, ...toOwnPaisa(row), ...toDayPaisa(prices, place) };
    }),
  );
}

function toDayPaisa(prices: TradePrices | undefined, place: number) {
  const dayPrice = prices?.trades[place]?.dayPrice;
  return dayPrice !== undefined && { dayPricePaisa: toPaisa(dayPrice) };
}

/**
 * Returns the trades of a quote with the price of each for storing, or without prices if there are none. Undefined for a quote without
 * trades.
 * @throws AppError invalid-input if trades, numbers or days are not those of the quote
 */
export async function pricedCrew(
  db: Database,
  id: string,
  prices: TradePrices | undefined,
): Promise<string | undefined> {
  const quote = await db
    .selectFrom("quotes as quote")
    .select(["quote.durationDays", "quote.crew as stored", crewOf("quote").as("named")])
    .where("quote.id", "=", id)
    .executeTakeFirst();
  const stored = quote?.stored ?? [];
  const isOfQuote = prices?.days === quote?.durationDays && spellTrades(prices?.trades) === spellTrades(quote?.named);
  if (prices && !isOfQuote) throw invalidField("tradePrices", "value-invalid");
  if (stored.length === 0) return undefined;
  return JSON.stringify(
    stored.map(({ dayPricePaisa: _, ...row }, place) => ({ ...row, ...toDayPaisa(prices, place) })),
  );
}

/** @throws AppError invalid-input if more come from the near city than were asked for, or if there is none */
export async function assertNear(db: Database, id: string, nearHandymen: number): Promise<void> {
  const quote = await db
    .selectFrom("quotes")
    .select(["city", "exactHandymen", "totalHandymen"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!quote) return;
  const asked = quote.exactHandymen ?? quote.totalHandymen;
  if (findNearCity(quote.city) === undefined || nearHandymen > asked)
    throw invalidField("nearHandymen", "value-invalid");
}

const spellTrades = (trades: readonly CrewTrade[] = []): string =>
  JSON.stringify(trades.map(({ trade, handymen }) => [trade, handymen]));

/** The trades of the quote in this column with their names of today, in the order in which the person named them. Empty without trades. */
export const crewOf = (quote: string) => sql<CrewTrade[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('trade', skill.name, 'handymen', (part.row ->> 'handymen')::int,
      'ownDayPrice', (part.row ->> 'ownDayPricePaisa')::bigint / 100.0,
      'dayPrice', (part.row ->> 'dayPricePaisa')::bigint / 100.0)) order by part.place)
    from jsonb_array_elements(${sql.ref(`${quote}.crew`)}) with ordinality part(row, place)
    join skills skill on skill.id = (part.row ->> 'tradeId')::int), '[]')`;
