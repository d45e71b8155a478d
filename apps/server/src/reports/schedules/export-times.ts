import type { ExportTurn } from "@hunarmand/api/reports/export-schedules";
import { addDays, dayOf } from "../../values/karachi-days.ts";

/** When regular exports are due, and which days each is about. All days are Pakistan's. */

const weekDays = 7;

/** How many days of its week have passed before this day: 0 on a Monday. */
const sinceMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + weekDays - 1) % weekDays;

const firstOfMonth = (day: string): string => `${day.slice(0, "YYYY-MM".length)}-01`;

/** The day itself, its Monday, or the first of its month. */
function findTurn(every: ExportTurn, day: string): string {
  if (every === "day") return day;
  return every === "week" ? addDays(day, -sinceMonday(day)) : firstOfMonth(day);
}

const longestMonthDays = 31;
const daysOf = { day: 1, week: weekDays, month: longestMonthDays } as const;

const nextTurn = (every: ExportTurn, turn: string): string => findTurn(every, addDays(turn, daysOf[every]));
const previousTurn = (every: ExportTurn, turn: string): string => findTurn(every, addDays(turn, -1));

const atSix = (day: string): Date => new Date(`${day}T06:00:00+05:00`);

/** Returns the first time after now at which it is due. */
export function findNextTime(every: ExportTurn, now: Date): Date {
  const turn = findTurn(every, dayOf(now));
  return atSix(turn) > now ? atSix(turn) : atSix(nextTurn(every, turn));
}

/**
 * Returns the first and the last day that an export is about: the day, week or month before it was due. If the portal missed some, it is
 * about their days too, so that no day is left out.
 */
export function findDays(every: ExportTurn, { dueAt, nextAt }: { dueAt: Date; nextAt: Date }) {
  const lastTurn = previousTurn(every, dayOf(nextAt));
  return { from: previousTurn(every, dayOf(dueAt)), to: addDays(lastTurn, -1) };
}
