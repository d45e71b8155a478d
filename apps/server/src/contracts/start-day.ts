import { limits } from "@hunarmand/api/limits";
import { invalidField } from "../values/app-error.ts";
import { addDays, dayOf } from "../values/karachi-days.ts";

/** @throws AppError invalid-input for a first day of work before today or too far ahead */
export function assertSoon(day: string | undefined, now: Date): void {
  if (day === undefined) return;
  const today = dayOf(now);
  if (day < today || day > addDays(today, limits.contractStartDaysMax)) throw invalidField("startDate", "day-range");
}
