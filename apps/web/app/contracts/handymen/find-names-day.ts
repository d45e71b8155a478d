import type { OpeningHours } from "@hunarmand/api/open-hours";

const dayMilliseconds = 86_400_000;
const weekDays = 7;
/** Without hours of the office, a day lasts until midnight. */
const always: OpeningHours = { days: [0, 1, 2, 3, 4, 5, 6], opensAt: "00:00", closesAt: "23:59" };

/** Returns the office's last open day before this first day of work, as 2026-03-02. Undefined once that day is over. */
export function findNamesDay(startDate: string, hours: OpeningHours = always, now: Date): string | undefined {
  const earlier = Array.from({ length: weekDays }, (_, place) => Date.parse(startDate) - (place + 1) * dayMilliseconds);
  const last = earlier.find((day) => hours.days.includes(new Date(day).getUTCDay())) ?? earlier[0] ?? Number.NaN;
  const day = new Date(last).toISOString().slice(0, "YYYY-MM-DD".length);
  return new Date(`${day}T${hours.closesAt}:00+05:00`) > now ? day : undefined;
}
