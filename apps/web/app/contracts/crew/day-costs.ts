import type { CrewMember, Presence } from "@hunarmand/api/contracts/crew";

/** Adds the days of all members over the whole contract. */
export const sumDays = (members: readonly CrewMember[]): Record<"present" | "half" | "absent", number> => ({
  present: members.reduce((days, { totals }) => days + totals.present, 0),
  half: members.reduce((days, { totals }) => days + totals.half, 0),
  absent: members.reduce((days, { totals }) => days + totals.absent, 0),
});

interface DayCount {
  day: string;
  present: number;
  half: number;
}

/** Counts whole and half days of a month's sheet by day, earliest first. */
export function countByDay(members: readonly CrewMember[]): DayCount[] {
  const counts = new Map<string, DayCount>();
  for (const { day, presence } of members.flatMap(({ days }) => days)) {
    const count = counts.get(day) ?? { day, present: 0, half: 0 };
    counts.set(day, { ...count, ...addOne(count, presence) });
  }
  return [...counts.values()].sort((one, other) => one.day.localeCompare(other.day));
}

const addOne = ({ present, half }: DayCount, presence: Presence) => ({
  present: present + Number(presence === "present"),
  half: half + Number(presence === "half"),
});
