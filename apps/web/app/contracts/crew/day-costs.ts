import type { CrewMember, Presence } from "@hunarmand/api/contracts/crew";
import type { DayPrice } from "@hunarmand/api/contracts/day-share";

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

/**
 * Returns what days of these members cost in PKR: each at the price of their trade where the quote names one, the others at the average.
 * @param daysOf the days that count of a member
 */
export function sumCosts(
  members: readonly CrewMember[],
  price: DayPrice,
  daysOf: (member: CrewMember) => { present: number; half: number },
): number {
  let [cost, present, half] = [0, 0, 0];
  for (const member of members) {
    const days = daysOf(member);
    if (member.dayPrice) cost += (days.present + days.half / 2) * member.dayPrice;
    else [present, half] = [present + days.present, half + days.half];
  }
  return Math.round(cost) + price.costOf({ present, half });
}

/** Returns what one day of a month's sheet costs in PKR. */
export const costOfDay = (members: readonly CrewMember[], price: DayPrice, day: string): number =>
  sumCosts(members, price, ({ days }) => {
    const presence = days.find((one) => one.day === day)?.presence;
    return { present: Number(presence === "present"), half: Number(presence === "half") };
  });
