import { limits } from "@hunarmand/api/limits";

export const minuteMilliseconds = 60_000;
const fiveMinutes = 5 * minuteMilliseconds;

/** Returns the next full five minutes in ISO 8601: a time is rounded before it is offered, so that what is tapped is what is stored. */
export const toFullFive = (milliseconds: number): string =>
  new Date(Math.ceil(milliseconds / fiveMinutes) * fiveMinutes).toISOString();

/** Returns what a call sends of a tapped clock time: the minutes until then, within what it takes, and the time itself. */
export function toSaidTime(at: string, now: Date) {
  const minutes = Math.ceil((Date.parse(at) - now.getTime()) / minuteMilliseconds);
  return { minutes: Math.min(Math.max(minutes, limits.lateMinutesMin), limits.lateMinutesMax), comesAt: at };
}
