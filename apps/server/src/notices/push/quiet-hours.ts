import { nightHours } from "@hunarmand/api/hours";
import type { QuietHours } from "@hunarmand/api/notices/push";
import { dayOf, hourOf, startOfDay } from "../../values/karachi-days.ts";

/** For people who have not chosen. */
export const defaultQuietHours: QuietHours = { fromHour: nightHours.from, toHour: nightHours.to };

const hourMilliseconds = 3_600_000;
const dayHours = 24;

/** Returns when the quiet hours end. Returns nothing outside of them. */
export function findQuietEnd(now: Date, hours: QuietHours): Date | undefined {
  if (!hours) return undefined;
  const { fromHour, toHour } = hours;
  const hour = hourOf(now);
  const isOverMidnight = fromHour > toHour;
  const isQuiet = isOverMidnight ? hour >= fromHour || hour < toHour : hour >= fromHour && hour < toHour;
  if (!isQuiet) return undefined;
  const endHour = isOverMidnight && hour >= fromHour ? toHour + dayHours : toHour;
  return new Date(startOfDay(dayOf(now)).getTime() + endHour * hourMilliseconds);
}
