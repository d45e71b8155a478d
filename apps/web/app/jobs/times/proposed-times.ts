import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { toInstant, typeTime } from "../customer/posting/job-draft.ts";

const [hourMilliseconds, dayMilliseconds] = [3_600_000, 86_400_000];
const halfHourMilliseconds = hourMilliseconds / 2;
const hoursAhead = [1, 2, 3];
const dayTimes = ["09:00", "18:00"];
/** Nobody proposes the night by one tap. */
const [firstTime, lastTime] = ["08:00", "21:00"];
const timeOf = (typed: string): string => typed.slice("2026-05-01T".length);
const isByDay = (typed: string): boolean => timeOf(typed) >= firstTime && timeOf(typed) <= lastTime;

/**
 * Returns the times that somebody proposes by one tap, as the field for date and time writes them: the next hours of the day, two times of the
 * next day, which in the night is the same one, and the morning after it.
 */
export function listProposedTimes(now: Date): readonly string[] {
  const nextHalfHour = Math.ceil(now.getTime() / halfHourMilliseconds) * halfHourMilliseconds;
  const soon = hoursAhead.map((hours) => typeTime(new Date(nextHalfHour + hours * hourMilliseconds)));
  const isNight = timeOf(typeTime(now)) < firstTime;
  const dayAt = (days: number) =>
    toPakistanDay(new Date(now.getTime() + (isNight ? days - 1 : days) * dayMilliseconds));
  const later = [...dayTimes.map((time) => `${dayAt(1)}T${time}`), `${dayAt(2)}T${dayTimes[0]}`];
  return [...new Set([...soon.filter(isByDay), ...later])].sort();
}

export const toIso = (typed: string): string => toInstant(typed).toISOString();
