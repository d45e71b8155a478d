import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { isTooLate } from "../contract-terms.ts";
import { addDays, isSunday } from "./first-days.ts";

/** Returns the first day of work, not a Sunday, that does not begin too soon after a promised call or price. */
export function findSureDay(promised: string): string {
  let day = addDays(toPakistanDay(promised), 1);
  while (isSunday(day) || isTooLate(promised, day)) day = addDays(day, 1);
  return day;
}
