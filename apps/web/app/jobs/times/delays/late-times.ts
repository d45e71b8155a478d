import { limits } from "@hunarmand/api/limits";

const minuteMilliseconds = 60_000;
const fiveMinutes = 5 * minuteMilliseconds;
const usualDelays = [10, 20, 30, 45, 60, 90];

/** Returns the times, as ISO 8601, by which a late handyman may come: after the promised one, and never one that has passed. */
export function listLateTimes(promised: string, now: Date): readonly string[] {
  const next = Math.ceil(now.getTime() / fiveMinutes) * fiveMinutes;
  const from = Math.max(Date.parse(promised), next);
  return usualDelays.map((minutes) => new Date(from + minutes * minuteMilliseconds).toISOString());
}

/** Returns the minutes that the call takes: after the time of the job, or else from now. */
export function toLateMinutes(time: string, { scheduledFor, now }: { scheduledFor: string | null; now: Date }): number {
  const from = scheduledFor ? Date.parse(scheduledFor) : now.getTime();
  // Rounded up: a tap on 11:30 must not announce 11:29.
  const minutes = Math.ceil((Date.parse(time) - from) / minuteMilliseconds);
  return Math.min(Math.max(minutes, limits.lateMinutesMin), limits.lateMinutesMax);
}
