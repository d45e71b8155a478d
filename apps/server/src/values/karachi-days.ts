/** Days in Pakistan's time zone: UTC+5, without summer time. */

const aheadMilliseconds = 5 * 3_600_000;
const daysOfWeek = 7;

/** Returns a date such as 2026-03-02. */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() + aheadMilliseconds).toISOString().slice(0, "YYYY-MM-DD".length);

/** The first moment of a day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:00`);

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Returns the day, or the first one after it, that is this day of the week. 0 is Sunday. */
export function findWeekday(day: string, weekday: number): string {
  const ahead = (weekday - new Date(`${day}T00:00:00Z`).getUTCDay() + daysOfWeek) % daysOfWeek;
  return addDays(day, ahead);
}

/** Returns the hour of the day, 0 to 23. */
export const hourOf = (time: Date): number => new Date(time.getTime() + aheadMilliseconds).getUTCHours();

/** Returns a time such as 2026-03-02 15:04. */
export const minuteOf = (time: Date): string =>
  new Date(time.getTime() + aheadMilliseconds).toISOString().slice(0, "YYYY-MM-DDThh:mm".length).replace("T", " ");
