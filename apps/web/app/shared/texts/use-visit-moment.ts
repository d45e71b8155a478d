import { joinParts } from "./names.ts";
import { useFormats } from "./use-formats.ts";

/** Returns a function that says when a visit to the office is: "Monday, 9 March, 10:00 am", however near the day is. */
export function useVisitMoment(): (iso: string) => string {
  const { weekdayDate, time } = useFormats();
  return (iso) => joinParts([weekdayDate(iso), time(iso)]);
}
