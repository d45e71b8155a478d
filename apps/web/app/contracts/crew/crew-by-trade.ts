import type { CrewMember } from "@hunarmand/api/contracts/crew";
import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";

type Member = Pick<CrewMember, "trades" | "leftDate">;

export interface CrewCount<One extends Member> {
  rows: { trade: string; handymen: number; count: number }[];
  /** Those on the crew who have none of the trades. */
  others: One[];
}

/** Counts a crew by the trades that were asked for. Who has several fills the first one with room: those with fewer choices come first. */
export function countByTrade<One extends Member>(asked: readonly CrewTrade[], members: readonly One[]): CrewCount<One> {
  const rows = asked.map(({ trade, handymen }) => ({ trade, handymen, count: 0 }));
  const present = members.filter(({ leftDate }) => leftDate === null);
  const rowsOf = ({ trades = [] }: Member) => rows.filter(({ trade }) => trades.includes(trade));
  for (const member of present.toSorted((one, other) => rowsOf(one).length - rowsOf(other).length)) {
    const possible = rowsOf(member);
    const row = possible.find(({ count, handymen }) => count < handymen) ?? possible[0];
    if (row) row.count += 1;
  }
  return { rows, others: present.filter((member) => rowsOf(member).length === 0) };
}

/** Returns how many are missing in all. */
export const countMissing = ({ rows }: Pick<CrewCount<Member>, "rows">): number =>
  rows.reduce((sum, { handymen, count }) => sum + Math.max(0, handymen - count), 0);
