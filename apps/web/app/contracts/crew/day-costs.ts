import type { CrewMember, Presence } from "@hunarmand/api/contracts/crew";
import type { DayPrice } from "@hunarmand/api/contracts/day-share";
import { groupBy } from "es-toolkit/array";
import { findMonday } from "../../shared/texts/find-monday.ts";

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

const addOne = ({ present, half }: Pick<DayCount, "present" | "half">, presence: Presence) => ({
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

interface WeekCount {
  from: string;
  to: string;
  handymen: number;
  days: number;
  /** Of all handymen, with half days as a half. */
  worked: number;
  absent: number;
  /** Whether each handyman has an entry for each day. */
  isWhole: boolean;
}

/** Counts a month's sheet by week, earliest first. */
export function countByWeek(members: readonly CrewMember[]): WeekCount[] {
  const marks = members.flatMap(({ providerId, days }) => days.map((mark) => ({ ...mark, providerId })));
  const weeks = Object.entries(groupBy(marks, ({ day }) => findMonday(day)));
  return weeks
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([monday, week]) => {
      const days = [...new Set(week.map(({ day }) => day))].sort();
      const handymen = new Set(week.map(({ providerId }) => providerId)).size;
      const { present, half } = week.reduce((sum, { presence }) => addOne(sum, presence), { present: 0, half: 0 });
      const worked = present + half / 2;
      return {
        ...{ from: days[0] ?? monday, to: days.at(-1) ?? monday, handymen, days: days.length, worked },
        ...{ absent: week.length - worked, isWhole: week.length === handymen * days.length },
      };
    });
}

/** Returns what one week of a month's sheet costs in PKR, and how many days there are of each price of a day, null for the average. */
export function costOfWeek(
  members: readonly CrewMember[],
  price: DayPrice,
  { from, to }: Pick<WeekCount, "from" | "to">,
) {
  const daysOf = ({ days }: CrewMember) =>
    days
      .filter(({ day }) => day >= from && day <= to)
      .reduce((sum, { presence }) => addOne(sum, presence), { present: 0, half: 0 });
  const counts = new Map<number | null, number>();
  for (const member of members) {
    const { present, half } = daysOf(member);
    const dayPrice = member.dayPrice ?? null;
    if (present + half > 0) counts.set(dayPrice, (counts.get(dayPrice) ?? 0) + present + half / 2);
  }
  const terms = [...counts].map(([dayPrice, days]) => ({ dayPrice, days }));
  return { terms, sum: sumCosts(members, price, daysOf) };
}
