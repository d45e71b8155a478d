const dayMilliseconds = 86_400_000;
const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Returns the day that is so many days later. Days are written as 2026-03-02. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, "YYYY-MM-DD".length);

/**
 * Returns the day by which the owner of a crew reads all names: the office's last open day before the first day of work (docs/product.md X5).
 * Without open days, the day before.
 */
export function findNamesDay(startDate: string, openDays: readonly number[] = weekDays): string {
  const before = weekDays.map((place) => addDays(startDate, -1 - place));
  const open = before.find((day) => openDays.includes(new Date(day).getUTCDay()));
  return open ?? addDays(startDate, -1);
}
