import { limits } from "@hunarmand/api/limits";
import { invalidField } from "../../values/app-error.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";

/** Days in Pakistan, both included, and the moments between which they lie. */
export interface Span {
  from: string;
  to: string;
  start: Date;
  /** The first moment after it. */
  end: Date;
}

/** What a call about days takes. */
export interface DaysQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that were asked for, the last thirty when none were. @throws AppError invalid-input */
export function readSpan(query: DaysQuery, now: Date, daysMax: number = limits.earningsDaysMax): Span {
  const to = query.to ?? dayOf(now);
  const from = query.from ?? addDays(to, 1 - limits.earningsDaysDefault);
  if (from > to) throw invalidField("from", "day-order");
  if (from <= addDays(to, -daysMax)) throw invalidField("from", "day-span", { days: daysMax });
  return { from, to, start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}
