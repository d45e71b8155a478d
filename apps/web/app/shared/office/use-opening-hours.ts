import type { OpeningHours } from "@hunarmand/api/open-hours";
import { useOffice } from "./office.tsx";

/** Returns the weekdays and hours of the office. Undefined if it has set none. */
export function useOpeningHours(): OpeningHours | undefined {
  const { openDays = "", opensAt, closesAt } = useOffice();
  if (opensAt === undefined || closesAt === undefined) return undefined;
  return { days: openDays.split(",").map(Number), opensAt, closesAt };
}
