import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { findTrades } from "../find-trades.ts";

/**
 * Returns the trades as a quote stores them, or null without trades.
 * @throws AppError invalid-input if a trade is no skill of the catalogue
 */
export async function toStoredCrew(db: Database, crew: readonly CrewTrade[]): Promise<string | null> {
  if (crew.length === 0) return null;
  const skills = await findTrades(
    db,
    crew.map(({ trade }) => trade),
    "crew",
  );
  const ids = new Map(skills.map(({ id, name }) => [name, id]));
  return JSON.stringify(crew.map(({ trade, handymen }) => ({ tradeId: ids.get(trade), handymen })));
}

/** The trades of the quote in this column with their names of today, in the order in which the person named them. Empty without trades. */
export const crewOf = (quote: string) => sql<CrewTrade[]>`coalesce((
  select jsonb_agg(jsonb_build_object('trade', skill.name, 'handymen', (part.row ->> 'handymen')::int) order by part.place)
    from jsonb_array_elements(${sql.ref(`${quote}.crew`)}) with ordinality part(row, place)
    join skills skill on skill.id = (part.row ->> 'tradeId')::int), '[]')`;
