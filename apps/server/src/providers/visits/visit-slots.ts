import type { VisitHours } from "@hunarmand/api/staff/visit-hours";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";

const daysAhead = 14;
const minuteMilliseconds = 60_000;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Returns the future slots of the next two weeks, in order. */
export function listSlots(hours: VisitHours, now: Date): Date[] {
  const today = dayOf(now);
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index))
    .filter((day) => hours.days.includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .flatMap((day) => listSlotsOfDay(hours, day))
    .filter((slot) => slot > now);
}

/** The last slot ends by closing time. */
function listSlotsOfDay({ opensAt, closesAt, slotMinutes }: VisitHours, day: string): Date[] {
  const [opens, closes] = [minutesOf(opensAt), minutesOf(closesAt)];
  const count = Math.max(0, Math.floor((closes - opens) / slotMinutes));
  const begin = startOfDay(day).getTime();
  return Array.from(
    { length: count },
    (_, index) => new Date(begin + (opens + index * slotMinutes) * minuteMilliseconds),
  );
}
