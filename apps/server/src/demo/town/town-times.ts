import { addDays, dayOf } from "../../values/karachi-days.ts";

export const minuteMilliseconds = 60_000;
export const hourMilliseconds = 60 * minuteMilliseconds;
export const dayMilliseconds = 24 * hourMilliseconds;

export const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minuteMilliseconds);
export const daysBefore = (time: Date, days: number) => new Date(time.getTime() - days * dayMilliseconds);

/** Returns this time of day in Pakistan, `daysAgo` days before `now`. A negative number is a day in the future. */
export const atHour = (now: Date, daysAgo: number, [hour, minute]: readonly [number, number]) =>
  new Date(
    `${addDays(dayOf(now), -daysAgo)}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}:00+05:00`,
  );
