import { limits } from "../../limits.ts";
import { workMonthDays, workWeekDays } from "../exact-crew.ts";

/** Days of work in the weeks and months that people name: six days a week, without Sundays (docs/product.md Q4). */

const [weekDays, monthDays] = [7, 30];

/** A time as whole weeks, each of six days, or of seven with Sundays. */
export interface WorkWeeks {
  weeks: number;
  weekDays: number;
}

/** Returns the days of work as whole weeks: of six days, or else of seven. Undefined if they are neither. */
export function findWorkWeeks(days: number): WorkWeeks | undefined {
  const length = [workWeekDays, weekDays].find((each) => days % each === 0);
  return length === undefined ? undefined : { weeks: days / length, weekDays: length };
}

/** Returns how many days the same weeks or months have with their Sundays. Undefined of any other time, and of one that gets too long. */
export function findWithSundays(days: number): number | undefined {
  const all = changeLength(days, [workMonthDays, monthDays]) ?? changeLength(days, [workWeekDays, weekDays]);
  return all === undefined || all > limits.exactDaysMax ? undefined : all;
}

/** Returns how many days the same weeks or months with Sundays have without them. Undefined of any other time. */
export const findWithoutSundays = (days: number): number | undefined =>
  changeLength(days, [weekDays, workWeekDays]) ?? changeLength(days, [monthDays, workMonthDays]);

const changeLength = (days: number, [from, to]: readonly [number, number]): number | undefined =>
  days % from === 0 ? (days / from) * to : undefined;

const dayMilliseconds = 86_400_000;
const sunday = 0;

/** Returns the day that is the so many-th of work, without Sundays unless the week has seven days of work. */
export function findWorkDay(firstDay: string, number: number, weekDays: number): string {
  let time = Date.parse(firstDay);
  for (let left = number; ; time += dayMilliseconds) {
    if (weekDays > workWeekDays || new Date(time).getUTCDay() !== sunday) left -= 1;
    if (left > 0) continue;
    return new Date(time).toISOString().slice(0, "YYYY-MM-DD".length);
  }
}

/** Returns the last of so many days of work. */
export const findLastWorkDay = (firstDay: string, days: number): string =>
  findWorkDay(firstDay, days, findWorkWeeks(days)?.weekDays ?? workWeekDays);
