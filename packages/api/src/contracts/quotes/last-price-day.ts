const dayMilliseconds = 86_400_000;

/** How long a price can be accepted that the portal has made, and one of the office that names no other day. */
const validDays = 7;

/** Returns the day that is so many days later. Days are written as 2026-03-02. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, "YYYY-MM-DD".length);

/**
 * Returns the last day on which a price of today can be accepted: the seventh after today, or the one before the first day of work, but never
 * before today (docs/product.md Q1).
 */
export function findLastPriceDay(startDate: string | null, today: string): string {
  const usual = addDays(today, validDays);
  if (startDate === null) return usual;
  const [first = usual] = [usual, addDays(startDate, -1)].toSorted();
  return first < today ? today : first;
}
