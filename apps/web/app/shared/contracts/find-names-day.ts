import * as api from "@hunarmand/api/contracts/quotes/names-day";
import type { OpeningHours } from "@hunarmand/api/open-hours";

/** Returns the day by which all names are known, as 2026-03-02. Undefined once it is over: without hours of the office, at midnight. */
export function findNamesDay(startDate: string, hours: OpeningHours | undefined, now: Date): string | undefined {
  const day = api.findNamesDay(startDate, hours?.days);
  return new Date(`${day}T${hours?.closesAt ?? "23:59"}:00+05:00`) > now ? day : undefined;
}
