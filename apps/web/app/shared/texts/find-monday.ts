const dayMilliseconds = 86_400_000;
const weekDays = 7;

/** Returns the Monday of the week of a day, both as 2026-03-02. */
export function findMonday(day: string): string {
  const time = Date.parse(day);
  // Sunday is day 0.
  const sinceMonday = (new Date(time).getUTCDay() + weekDays - 1) % weekDays;
  return new Date(time - sinceMonday * dayMilliseconds).toISOString().slice(0, day.length);
}
