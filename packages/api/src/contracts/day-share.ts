import type { ContractRecord } from "./contracts.ts";
import { workMonthDays, workWeekDays } from "./exact-crew.ts";
import type { AgreedQuote } from "./record.ts";

/** What one handyman's day is of the price of a contract (docs/product.md X7). */

type Duration = ContractRecord["duration"];

const workDays: Record<Duration, number> = {
  "1 Day": 1,
  "2 Days": 2,
  "1 Week": workWeekDays,
  "15 days": 15,
  "1 Month": workMonthDays,
  "One month": workMonthDays,
  "Three months": 3 * workMonthDays,
  "6 months": 6 * workMonthDays,
  "One year": 12 * workMonthDays,
};

/** Returns the number of days of work, by the choice unless there are exact ones. Weeks and months have no Sundays (docs/product.md Q4). */
export const countWorkDays = ({
  duration,
  durationDays,
}: {
  duration: Duration;
  durationDays: number | null;
}): number => durationDays ?? workDays[duration];

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
  const { quote } = contract;
  const amount = quote?.amount ?? contract.agreedPrice;
  const handymen = contract.handymen ?? quote?.totalHandymen;
  if (amount === null || handymen === undefined || firstDay === null) return undefined;
  const days = countWorkDays(contract);
  return {
    ...{ days, handymen },
    // In whole PKR, rounded once, after adding.
    costOf: ({ present, half }) => Math.round((amount * (2 * present + half)) / (2 * handymen * days)),
  };
}

/** One day of the sheet: `number` counts the days that have entries, from 1. */
export interface CrewDay {
  number: number;
  present: number;
  half: number;
  absent: number;
}

/**
 * Returns how many half days of a handyman are not paid: those of absent handymen on the days that the price contains, unless others filled
 * their places on that day (docs/product.md X7).
 */
export function countUnpaidHalfDays(days: readonly CrewDay[], price: Pick<DayPrice, "days" | "handymen">): number {
  return days
    .filter(({ number }) => number <= price.days)
    .reduce((sum, { present, half, absent }) => {
      const free = Math.max(0, 2 * price.handymen - 2 * present - half);
      return sum + Math.min(2 * absent + half, free);
    }, 0);
}
