import * as api from "@hunarmand/api/contracts/quotes/names-day";
import type { OpeningHours } from "@hunarmand/api/open-hours";
import { useState } from "react";
import { useOpeningHours } from "../office/use-opening-hours.ts";
import { useFormats } from "../texts/use-formats.ts";

/** Returns the day by which all names are known, as 2026-03-02. Undefined once it is over: without hours of the office, at midnight. */
export function findNamesDay(startDate: string, hours: OpeningHours | undefined, now: Date): string | undefined {
  const day = api.findNamesDay(startDate, hours?.days);
  return new Date(`${day}T${hours?.closesAt ?? "23:59"}:00+05:00`) > now ? day : undefined;
}

/** Returns a function for the same with the hour at which the office closes, in words. Without hours of the office, only the day. */
export function useNamesTime() {
  const { soonDay, soonMoment } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  return (startDate: string): string | undefined => {
    const day = findNamesDay(startDate, hours, now);
    return day && hours ? soonMoment(`${day}T${hours.closesAt}:00+05:00`) : day && soonDay(day);
  };
}
