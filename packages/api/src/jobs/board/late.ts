import { limits } from "../../limits.ts";
import { isAccepted, isRequested } from "../steps.ts";
import type { BoardJob } from "./day-board.ts";

/** What of a job says when it becomes late. */
export type TimedJob = Pick<
  BoardJob,
  "status" | "scheduledFor" | "acceptedAt" | "createdDate" | "lateMinutes" | "comesAt"
>;

const minuteMilliseconds = 60_000;

/**
 * Returns when a job that nobody has started becomes late, in milliseconds: at its time, later by the delay that the handyman reported. A
 * job without a time is late once the time that the handyman said has passed. Until they say one, it has an hour from its acceptance, or from
 * its posting while nobody has it (docs/product.md O8). Undefined for others.
 */
export function findDueTime(job: TimedJob): number | undefined {
  const { scheduledFor, acceptedAt, createdDate, lateMinutes, comesAt } = job;
  if (!isRequested(job) && !isAccepted(job)) return undefined;
  if (comesAt !== null) return Date.parse(comesAt);
  const granted = (scheduledFor === null ? limits.atOnceMinutes : 0) + (lateMinutes ?? 0);
  return Date.parse(scheduledFor ?? acceptedAt ?? createdDate) + granted * minuteMilliseconds;
}

/** Returns whether the job's time has passed at `now` and nobody has arrived. */
export function isLate(job: TimedJob, now: number): boolean {
  const dueTime = findDueTime(job);
  return dueTime !== undefined && dueTime < now;
}
