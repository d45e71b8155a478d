import { joinParts } from "./names.ts";
import { countDaysAhead } from "./pakistan-day.ts";
import { useFormats } from "./use-formats.ts";

const isNear = (iso: string) => [0, 1].includes(countDaysAhead(iso));

/** Returns a function that says when a visit to the office is: "today, 10:00 am", "tomorrow, 10:00 am", "Monday, 9 March, 10:00 am". */
export function useVisitMoment(): (iso: string) => string {
  const { dayName, weekdayDate, time } = useFormats();
  return (iso) => joinParts([isNear(iso) ? dayName(iso) : weekdayDate(iso), time(iso)]);
}

/** Returns a function that names its day alone: "Today", "Monday, 9 March". With its date: there are two of most weekdays. */
export function useVisitDay(): (iso: string) => string {
  const { dayName, weekdayDate } = useFormats();
  return (iso) => {
    const name = isNear(iso) ? dayName(iso) : weekdayDate(iso);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}
