import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import type { DayPrice } from "@hunarmand/api/contracts/day-price";
import { countDays } from "@hunarmand/api/contracts/day-share";

/** A crew as far as it is known. */
export interface AskedCrew {
  totalHandymen?: number | undefined;
  exactHandymen?: number | null | undefined;
  duration?: ContractRecord["duration"] | undefined;
  durationDays?: number | null | undefined;
}

interface UsualSum extends DayPrice {
  handymen: number;
  days: number;
}

/** Returns the number and the time of a crew. Undefined until both are known. Exact figures count before the choices. */
function findSize(crew: AskedCrew, firstDay: string): { handymen: number; days: number } | undefined {
  const handymen = crew.exactHandymen ?? crew.totalHandymen;
  const days = crew.durationDays ?? (crew.duration && countDays(crew.duration, firstDay));
  return handymen === undefined || days === undefined ? undefined : { handymen, days };
}

/**
 * Returns what the crew usually costs in PKR. Undefined until number and time are known. Days are those by which an agreed price is
 * shared (docs/product.md Q2).
 * @param firstDay a month has as many days as the one that begins then
 */
export function findUsualSum(price: DayPrice, crew: AskedCrew, firstDay: string): UsualSum | undefined {
  const size = findSize(crew, firstDay);
  if (!size) return undefined;
  const shares = size.handymen * size.days;
  return { ...size, fromPkr: shares * price.fromPkr, toPkr: shares * price.toPkr };
}

interface DayShare {
  handymen: number;
  days: number;
  /** One handyman's day in whole PKR. */
  pkr: number;
  /** Whether the price divides without a rest. */
  isExact: boolean;
}

/** Returns what one handyman costs for a day in a price for the whole crew and time. Undefined while number or time is unknown. */
export function findDayShare(amountPkr: number, crew: AskedCrew, firstDay: string): DayShare | undefined {
  const size = findSize(crew, firstDay);
  if (!size) return undefined;
  const shares = size.handymen * size.days;
  const pkr = Math.round(amountPkr / shares);
  return { ...size, pkr, isExact: pkr * shares === amountPkr };
}
