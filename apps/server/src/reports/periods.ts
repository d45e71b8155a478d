import type { ReportSpan } from "@hunarmand/api/reports/reports";
import { addDays } from "../values/karachi-days.ts";

const weekDays = 7;

/** Returns the first day of a day's period. Weeks begin on Monday. */
function startOf(by: ReportSpan, day: string): string {
  if (by === "day") return day;
  if (by === "month") return `${day.slice(0, "YYYY-MM".length)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + weekDays - 1) % weekDays));
}

/** Returns the first days of all periods between two days, including empty ones. */
export function listPeriods(by: ReportSpan, from: string, to: string): string[] {
  const starts: string[] = [];
  const monthDaysMax = 31;
  const step = { day: 1, week: weekDays, month: monthDaysMax }[by];
  for (let start = startOf(by, from); start <= to; start = startOf(by, addDays(start, step))) starts.push(start);
  return starts;
}
