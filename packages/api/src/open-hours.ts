/** The weekdays on which the office is open, 0 is Sunday, and its hours in Pakistan, as 09:00 (docs/product.md P13). */
export interface OpeningHours {
  days: readonly number[];
  opensAt: string;
  closesAt: string;
}

/** Within this time of its opening hours the office calls about a replacement (docs/product.md I2). */
export const replacementCallMinutes = 120;

/** Within this time of its opening hours it calls whose proposal it has accepted (docs/product.md X3). */
export const acceptedCallMinutes = 120;

/** Within this time of its opening hours it calls about a job that nobody has accepted (docs/product.md O4). */
const jobCallMinutes = 60;
/** So long before the wished time it has called at the latest. */
const jobCallMinutesBefore = 120;

/** Pakistan is ahead of UTC. */
const aheadMilliseconds = 5 * 3_600_000;
const minuteMilliseconds = 60_000;
const dayMilliseconds = 86_400_000;
/** An office that opens on a day of each week has opened more often than this in that many days. */
const daysAheadMax = 90;

/** Returns the opening hours of the day that is so many days after this time, in milliseconds. Undefined if the office is closed then. */
export function readDay(from: Date, ahead: number, { days, opensAt, closesAt }: OpeningHours) {
  const day = new Date(from.getTime() + aheadMilliseconds + ahead * dayMilliseconds);
  if (!days.includes(day.getUTCDay())) return undefined;
  const date = day.toISOString().slice(0, "YYYY-MM-DD".length);
  const [opens = Number.NaN, closes = Number.NaN] = [opensAt, closesAt].map((time) =>
    Date.parse(`${date}T${time}:00+05:00`),
  );
  return { opens, closes };
}

/** Returns the time after so many minutes in which the office is open. If it never is, all minutes count. */
export function addOpenMinutes(from: Date, minutes: number, hours: OpeningHours): Date {
  let left = minutes * minuteMilliseconds;
  for (let ahead = 0; ahead <= daysAheadMax; ahead++) {
    const day = readDay(from, ahead, hours);
    if (!day) continue;
    const start = Math.max(from.getTime(), day.opens);
    const open = Math.max(0, day.closes - start);
    if (left <= open) return new Date(start + left);
    left -= open;
  }
  return new Date(from.getTime() + minutes * minuteMilliseconds);
}

/** Returns the time after as many open hours as a day of the office has (docs/product.md Q1). A day later if it never opens. */
export function addOpenDay(from: Date, hours: OpeningHours): Date {
  if (hours.days.length === 0) return new Date(from.getTime() + dayMilliseconds);
  const [opens = 0, closes = 0] = [hours.opensAt, hours.closesAt].map((time) => Date.parse(`1970-01-01T${time}:00Z`));
  return addOpenMinutes(from, Math.max(0, closes - opens) / minuteMilliseconds, hours);
}

/** Returns the last open minute between both times. Undefined if the office is closed between them. */
function findLastOpen(from: Date, until: Date, hours: OpeningHours): Date | undefined {
  for (let ahead = Math.min(daysAheadMax, findDaysBetween(from, until)); ahead >= 0; ahead--) {
    const day = readDay(from, ahead, hours);
    if (!day) continue;
    const last = Math.min(until.getTime(), day.closes);
    if (last > Math.max(from.getTime(), day.opens)) return new Date(last);
  }
  return undefined;
}

/** At least as many as both times can be apart. */
const findDaysBetween = (from: Date, until: Date) =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / dayMilliseconds));

/**
 * Returns by when the office calls about a job that nobody accepts (docs/product.md O4): within an open hour once nobody is left to ask, or by two
 * hours before the wished time, in its opening hours, whichever is later.
 * @param from when nobody is left to ask, or would be
 * @param wished null for as soon as possible
 */
export function findJobCall({ from, wished }: { from: Date; wished: Date | null }, hours: OpeningHours): Date {
  const soonest = addOpenMinutes(from, jobCallMinutes, hours);
  if (!wished) return soonest;
  const latest = findLastOpen(from, new Date(wished.getTime() - jobCallMinutesBefore * minuteMilliseconds), hours);
  return latest && latest > soonest ? latest : soonest;
}
