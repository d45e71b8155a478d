import { addDays, findNamesDay } from "./names-day.ts";

/** How long a price can be accepted that the portal has made, and one of the office that names no other day. */
const validDays = 7;

/** A price as far as its last day depends on it. `today` as 2026-03-02. `openDays`: weekdays of the office, 0 is Sunday. */
interface PricedStart {
  startDate: string | null;
  today: string;
  openDays?: readonly number[] | undefined;
}

/**
 * Returns the latest day that the office may choose: that by which it names the crew, so that nobody accepts after it (docs/product.md Q1).
 * Undefined without a first day, and once that day is over: then the names come before work begins.
 */
export function findLatestPriceDay({ startDate, today, openDays }: PricedStart): string | undefined {
  const day = startDate === null ? undefined : findNamesDay(startDate, openDays);
  return day === undefined || day < today ? undefined : day;
}

/**
 * Returns the last day on which a price of today can be accepted: the seventh after today, or the one by which the crew is named, but never
 * before today (docs/product.md Q1).
 */
export function findLastPriceDay(price: PricedStart): string {
  const { startDate, today } = price;
  const usual = addDays(today, validDays);
  const latest = findLatestPriceDay(price) ?? (startDate === null ? usual : today);
  const [first = usual] = [usual, latest].toSorted();
  return first;
}
