import { limits } from "@hunarmand/api/limits";
import { toPakistanDay } from "../texts/pakistan-day.ts";

const dayMilliseconds = 86_400_000;

/** The days that a report or statement shows unless others are asked for, as Pakistan's calendar has them. */
export function recentDays(now = new Date()): { from: string; to: string } {
  const first = new Date(now.getTime() - (limits.earningsDaysDefault - 1) * dayMilliseconds);
  return { from: toPakistanDay(first), to: toPakistanDay(now) };
}
