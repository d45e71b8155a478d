import type { Found, FoundKind } from "@hunarmand/api/staff/search";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { withNamesakes } from "./found-people.ts";
import { foundSources } from "./found-sources.ts";

/** Returns at most five results of each of these kinds, in their order; of each kind what is open first. */
export async function selectFound(db: Database, typed: string, kinds: readonly FoundKind[]): Promise<Found[]> {
  const parts = kinds.flatMap((kind) => {
    const part = foundSources[kind](typed);
    return part ? [sql`(${part})`] : [];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<
    Found & { rank: number }
  >`${withNamesakes(typed, sql.join(parts, sql` union all `))}`.execute(db);
  const place = ({ kind }: Found) => kinds.indexOf(kind);
  const compareWords = (one: Found, two: Found) => `${one.name} ${one.id}`.localeCompare(`${two.name} ${two.id}`, "en");
  return rows
    .toSorted((one, two) => place(one) - place(two) || one.rank - two.rank || compareWords(one, two))
    .map(({ rank: _rank, ...found }) => found);
}
