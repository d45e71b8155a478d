import { countDaysAhead } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";

/** Returns a function that names the weekday of payouts, and their next day: "today", or "Monday, 30 November". */
export function usePayDay(): (payDay: string) => { weekday: string; day: string } {
  const { weekday, weekdayDate, dayName } = useFormats();
  return (payDay) => ({
    weekday: weekday(payDay),
    day: countDaysAhead(payDay) === 0 ? dayName(payDay) : weekdayDate(payDay),
  });
}
