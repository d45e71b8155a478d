import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import type { CrewMember, Presence } from "@hunarmand/api/contracts/crew";
import type { AgreedQuote } from "@hunarmand/api/contracts/record";

type Duration = ContractRecord["duration"];

const times: Record<Duration, { days: number } | { months: number }> = {
  "1 Day": { days: 1 },
  "2 Days": { days: 2 },
  "1 Week": { days: 7 },
  "15 days": { days: 15 },
  "1 Month": { months: 1 },
  "One month": { months: 1 },
  "Three months": { months: 3 },
  "6 months": { months: 6 },
  "One year": { months: 12 },
};

const dayMilliseconds = 86_400_000;

/** Returns the number of days of a duration that begins on this day. Months have as many days as the calendar says. */
export function countDays(duration: Duration, firstDay: string): number {
  const time = times[duration];
  if ("days" in time) return time.days;
  const [year = 0, month = 0, day = 0] = firstDay.split("-").map(Number);
  const end = Date.UTC(year, month - 1 + time.months, day);
  return (end - Date.UTC(year, month - 1, day)) / dayMilliseconds;
}

export interface DayPrice {
  days: number;
  handymen: number;
  /** The share of whole and half days, in PKR. */
  costOf: (worked: Record<"present" | "half", number>) => number;
}

type PricedContract = Pick<ContractRecord, "duration" | "durationDays" | "handymen" | "agreedPrice"> & {
  quote: Pick<AgreedQuote, "totalHandymen" | "amount"> | null;
};

/**
 * The share of one handyman's day in the price of the quote, or else in the one that the office named. Undefined if there is none, if the
 * number of handymen is unknown, or if the work has not begun.
 */
export function findDayPrice(contract: PricedContract, firstDay: string | null): DayPrice | undefined {
  const { quote, duration, durationDays } = contract;
  const amount = quote?.amount ?? contract.agreedPrice;
  const handymen = contract.handymen ?? quote?.totalHandymen;
  if (amount === null || handymen === undefined || firstDay === null) return undefined;
  const days = durationDays ?? countDays(duration, firstDay);
  return {
    ...{ days, handymen },
    // In whole PKR, rounded once, after adding: it explains the price, and nobody pays it by the day.
    costOf: ({ present, half }) => Math.round((amount * (2 * present + half)) / (2 * handymen * days)),
  };
}

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
