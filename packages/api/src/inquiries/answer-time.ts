import { addOpenMinutes, type OpeningHours, readDay, replacementCallMinutes } from "../open-hours.ts";

const minuteMilliseconds = 60_000;
const dayMilliseconds = 86_400_000;

/**
 * Returns until when the office answers a complaint (docs/product.md I2): its last open minute of so many minutes, or, if it is open too short a
 * time in them, after two open hours.
 */
export function findAnswerTime(from: Date, minutes: number, hours: OpeningHours): Date {
  const limit = from.getTime() + minutes * minuteMilliseconds;
  for (let ahead = Math.ceil((minutes * minuteMilliseconds) / dayMilliseconds); ahead >= 0; ahead--) {
    const day = readDay(from, ahead, hours);
    if (!day) continue;
    const [start, end] = [Math.max(from.getTime(), day.opens), Math.min(limit, day.closes)];
    if (end - start >= replacementCallMinutes * minuteMilliseconds) return new Date(end);
  }
  return new Date(Math.max(limit, addOpenMinutes(from, replacementCallMinutes, hours).getTime()));
}
