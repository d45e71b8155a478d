import { limits } from "@hunarmand/api/limits";
import { toPakistanDay } from "../texts/pakistan-day.ts";

const dayMilliseconds = 86_400_000;

/** Returns the default days of a report or statement, by Pakistan's calendar. */
export function recentDays(now = new Date()): { from: string; to: string } {
  const first = new Date(now.getTime() - (limits.earningsDaysDefault - 1) * dayMilliseconds);
  return { from: toPakistanDay(first), to: toPakistanDay(now) };
}
