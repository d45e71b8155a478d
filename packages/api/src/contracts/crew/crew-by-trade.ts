import type { CrewTrade } from "../exact-crew.ts";

/** Handymen with those of the asked trades that they have. */
interface Skilled {
  trades?: readonly string[] | undefined;
}

export interface TradeCount {
  trade: string;
  handymen: number;
  /** How many of them there are. */
  count: number;
}

interface TradeRow<One> extends TradeCount {
  people: One[];
}

export interface CrewCount<One> {
  rows: TradeRow<One>[];
  /** Those who have none of the trades. */
  others: One[];
}

/**
 * Gives as many people as possible a place in one of their trades, at most as many as are asked for.
 * @returns the people of each trade, in the order of `asked`
 */
function findPlaces<One extends Skilled>(asked: readonly CrewTrade[], people: readonly One[]): One[][] {
  const places: One[][] = asked.map(() => []);
  const canPlace = (person: One, seen: Set<number>): boolean =>
    asked.some(({ trade, handymen }, index) => {
      const place = places[index];
      if (!place || seen.has(index) || !person.trades?.includes(trade)) return false;
      seen.add(index);
      // A full trade has room if one of its people has a place elsewhere.
      const moved = place.length < handymen ? place.length : place.findIndex((other) => canPlace(other, seen));
      if (moved >= 0) place[moved] = person;
      return moved >= 0;
    });
  for (const person of people) canPlace(person, new Set());
  return places;
}

/** Counts a crew by the trades that were asked for. Who is beyond these numbers counts in the first of their trades. */
export function countByTrade<One extends Skilled & { leftDate: string | null }>(
  asked: readonly CrewTrade[],
  members: readonly One[],
): CrewCount<One> {
  const present = members.filter(({ leftDate }) => leftDate === null);
  const places = findPlaces(asked, present);
  const placed = new Set(places.flat());
  const firstOf = ({ trades = [] }: Skilled) => asked.findIndex(({ trade }) => trades.includes(trade));
  const beyond = present.filter((one) => !placed.has(one));
  const rows = asked.map(({ trade, handymen }, index) => {
    const people = [...(places[index] ?? []), ...beyond.filter((one) => firstOf(one) === index)];
    return { trade, handymen, count: people.length, people };
  });
  return { rows, others: present.filter((member) => firstOf(member) < 0) };
}

/** Returns how many are missing in all. */
export const countMissing = ({ rows }: { rows: readonly TradeCount[] }): number =>
  rows.reduce((sum, { handymen, count }) => sum + Math.max(0, handymen - count), 0);

/** Whether a crew that has these people needs one more with these trades. */
export function needsOne(asked: readonly CrewTrade[], people: readonly Skilled[], one: Skilled): boolean {
  const countPlaces = (all: readonly Skilled[]) => findPlaces(asked, all).flat().length;
  return countPlaces([...people, one]) > countPlaces(people);
}
