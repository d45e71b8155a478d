import { addDays } from "@hunarmand/api/contracts/quotes/names-day";

const [sunday, monday] = [0, 1];

const weekdayOf = (day: string): number => new Date(day).getUTCDay();
export const isSunday = (day: string): boolean => weekdayOf(day) === sunday;

/** Returns the first such day after another one. @param weekday 0 for Sunday */
export function findWeekdayAfter(day: string, weekday: number): string {
  let later = addDays(day, 1);
  while (weekdayOf(later) !== weekday) later = addDays(later, 1);
  return later;
}

/** Returns the first days of work that people name most: tomorrow, unless that is a Sunday, and the first Monday after it. */
export function findFirstDays(today: string): { tomorrow: string | undefined; monday: string } {
  const tomorrow = addDays(today, 1);
  return {
    tomorrow: isSunday(tomorrow) ? undefined : tomorrow,
    monday: findWeekdayAfter(tomorrow, monday),
  };
}
