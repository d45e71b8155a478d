import type { DaysQuery } from "../../http/replies/day-span.ts";
import { invalidField } from "../../values/app-error.ts";
import { addDays, startOfDay } from "../../values/karachi-days.ts";

/** A period of days in Pakistan, both included. Without a day it has no beginning or no end. */
export interface LedgerPeriod {
  from: Date | undefined;
  /** The first moment after the period. */
  until: Date | undefined;
}

/** @throws AppError invalid-input when it ends before it begins */
export function readPeriod({ from, to }: DaysQuery): LedgerPeriod {
  if (from && to && from > to) throw invalidField("from", "day-order");
  return { from: from ? startOfDay(from) : undefined, until: to ? startOfDay(addDays(to, 1)) : undefined };
}
