import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { isTooLate } from "../contract-terms.ts";

const dayMilliseconds = 86_400_000;
const sunday = 0;

/** Returns the first day of work, not a Sunday, that does not begin too soon after a promised call or price. */
export function findSureDay(promised: string): string {
  let time = Date.parse(toPakistanDay(promised)) + dayMilliseconds;
  const dayOf = () => new Date(time).toISOString().slice(0, "YYYY-MM-DD".length);
  while (new Date(time).getUTCDay() === sunday || isTooLate(promised, dayOf())) time += dayMilliseconds;
  return dayOf();
}
