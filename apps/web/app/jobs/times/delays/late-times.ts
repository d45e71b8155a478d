import { limits } from "@hunarmand/api/limits";
import { minuteMilliseconds, toFullFive } from "../clock-times.ts";

const usualDelays = [10, 20, 30, 45, 60, 90];

/** Returns the times, as ISO 8601, by which a late handyman may come: after the promised one, at full five minutes, and never one that has passed. */
export function listLateTimes(promised: string, now: Date): readonly string[] {
  const from = Date.parse(toFullFive(Math.max(Date.parse(promised), now.getTime())));
  return usualDelays.map((minutes) => new Date(from + minutes * minuteMilliseconds).toISOString());
}

/** Returns the minutes that the call takes: after the time of the job, or else from now. */
export function toLateMinutes(time: string, { scheduledFor, now }: { scheduledFor: string | null; now: Date }): number {
  const from = scheduledFor ? Date.parse(scheduledFor) : now.getTime();
  // Rounded up: a tap on 11:30 must not announce 11:29.
  const minutes = Math.ceil((Date.parse(time) - from) / minuteMilliseconds);
  return Math.min(Math.max(minutes, limits.lateMinutesMin), limits.lateMinutesMax);
}
