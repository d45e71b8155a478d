import { limits } from "@hunarmand/api/limits";
import { invalidField } from "../../values/app-error.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";

/** A range of days in Pakistan, both included, with its start and end as moments. */
export interface Span {
  from: string;
  to: string;
  start: Date;
  /** The first moment after the range. */
  end: Date;
}

/** The query of a call about days. */
export interface DaysQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the requested days, or the last thirty by default.
 * @throws AppError invalid-input
 */
export function readSpan(query: DaysQuery, now: Date, daysMax: number = limits.earningsDaysMax): Span {
  const to = query.to ?? dayOf(now);
  const from = query.from ?? addDays(to, 1 - limits.earningsDaysDefault);
  if (from > to) throw invalidField("from", "day-order");
  if (from <= addDays(to, -daysMax)) throw invalidField("from", "day-span", { days: daysMax });
  return { from, to, start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}
