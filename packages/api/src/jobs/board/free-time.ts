import { limits } from "../../limits.ts";

const minuteMilliseconds = 60_000;
const quarterHour = 15 * minuteMilliseconds;
/** So long most handymen need to a job as soon as possible, where nobody knows how far they are. */
const usualMinutes = 30;

/**
 * Returns the first time from `wished` on that does not clash with a handyman's own jobs (docs/product.md O8), in milliseconds. A time that is
 * past or missing counts as now. What is further away than the call takes is not proposed: then it returns `wished`.
 *
 * @param busy the times of the own jobs in ISO 8601; null for one as soon as possible
 */
export function findFreeTime(wished: number, busy: readonly (string | null)[], now: number): number {
  const apart = limits.clashMinutes * minuteMilliseconds;
  const times = busy.map((time) => Math.max(time ? Date.parse(time) : now, now));
  const free = times
    .toSorted((one, other) => one - other)
    .reduce((found, time) => (Math.abs(time - found) < apart ? time + apart : found), wished);
  return free - now > limits.lateMinutesMax * minuteMilliseconds ? wished : free;
}

/** Returns from when a handyman with these jobs can come, at a full quarter of an hour. Null if their jobs leave time now. */
export function findFreeAgain(busy: readonly (string | null)[], now: number): Date | null {
  const wished = now + usualMinutes * minuteMilliseconds;
  const free = findFreeTime(wished, busy, now);
  return free === wished ? null : new Date(Math.ceil(free / quarterHour) * quarterHour);
}
