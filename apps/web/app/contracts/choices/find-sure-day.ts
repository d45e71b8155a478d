import { addDays } from "@hunarmand/api/contracts/quotes/names-day";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { isTooLate } from "../contract-terms.ts";
import { isSunday } from "./first-days.ts";

/** Returns the first day of work, not a Sunday, that does not begin too soon after a promised call or price. */
export function findSureDay(promised: string): string {
  let day = addDays(toPakistanDay(promised), 1);
  while (isSunday(day) || isTooLate(promised, day)) day = addDays(day, 1);
  return day;
}
