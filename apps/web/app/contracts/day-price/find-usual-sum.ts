import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import type { DayPrice } from "@hunarmand/api/contracts/day-price";
import { countWorkDays } from "@hunarmand/api/contracts/day-share";

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
  /** Between both. */
  middlePkr: number;
}

/** Returns the number and the time of a crew. Undefined until both are known. Exact figures count before the choices. */
export function findSize(crew: AskedCrew): { handymen: number; days: number } | undefined {
  const handymen = crew.exactHandymen ?? crew.totalHandymen;
  const { duration, durationDays = null } = crew;
  const days = duration ? countWorkDays({ duration, durationDays }) : (durationDays ?? undefined);
  return handymen === undefined || days === undefined ? undefined : { handymen, days };
}

/**
 * Returns what the crew usually costs in PKR. Undefined until number and time are known. Days are those by which an agreed price is
 * shared (docs/product.md Q2).
 */
export function findUsualSum(price: DayPrice, crew: AskedCrew): UsualSum | undefined {
  const size = findSize(crew);
  if (!size) return undefined;
  const shares = size.handymen * size.days;
  const [fromPkr, toPkr] = [shares * price.fromPkr, shares * price.toPkr];
  return { ...size, fromPkr, toPkr, middlePkr: Math.round((fromPkr + toPkr) / 2) };
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
export function findDayShare(amountPkr: number, crew: AskedCrew): DayShare | undefined {
  const size = findSize(crew);
  if (!size) return undefined;
  const shares = size.handymen * size.days;
  const pkr = Math.round(amountPkr / shares);
  return { ...size, pkr, isExact: pkr * shares === amountPkr };
}
