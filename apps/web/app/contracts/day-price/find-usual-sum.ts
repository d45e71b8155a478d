import type { DayPrice } from "@hunarmand/api/contracts/day-price";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { countDays } from "../crew/day-costs.ts";

/** A crew as far as it is known. */
export interface AskedCrew {
  totalHandymen?: number | undefined;
  exactHandymen?: number | null | undefined;
  duration?: Quote["duration"] | undefined;
  durationDays?: number | null | undefined;
}

interface UsualSum extends DayPrice {
  handymen: number;
  days: number;
}

/**
 * Returns what the crew usually costs in PKR. Undefined until number and time are known. Exact figures count before the choices, and days
 * are those by which an agreed price is shared (docs/product.md Q2).
 * @param firstDay a month has as many days as the one that begins then
 */
export function findUsualSum(price: DayPrice, crew: AskedCrew, firstDay: string): UsualSum | undefined {
  const handymen = crew.exactHandymen ?? crew.totalHandymen;
  const days = crew.durationDays ?? (crew.duration && countDays(crew.duration, firstDay));
  if (handymen === undefined || days === undefined) return undefined;
  const shares = handymen * days;
  return { handymen, days, fromPkr: shares * price.fromPkr, toPkr: shares * price.toPkr };
}
