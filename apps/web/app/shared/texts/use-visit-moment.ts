import { joinParts } from "./names.ts";
import { countDaysAhead } from "./pakistan-day.ts";
import { useFormats } from "./use-formats.ts";

/** Returns a function that says when a visit to the office is: "today, 10:00 am", "tomorrow, 10:00 am", "Monday, 9 March, 10:00 am". */
export function useVisitMoment(): (iso: string) => string {
  const { dayName, weekdayDate, time } = useFormats();
  const isNear = (iso: string) => [0, 1].includes(countDaysAhead(iso));
  return (iso) => joinParts([isNear(iso) ? dayName(iso) : weekdayDate(iso), time(iso)]);
}
