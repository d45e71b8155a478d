import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted, isInProgress } from "@hunarmand/api/jobs/steps";
import { countDaysAhead } from "../texts/pakistan-day.ts";
import { findCurrentJobId } from "./current-job.ts";

/**
 * Jobs whose price waits for the handyman's answer come first, then those whose price is agreed, then those at work, then the accepted ones:
 * as soon as possible, then by their time, or by when the handyman has said that they come. Among equals, the job that they work on is first.
 */
export function sortByUrgency(jobs: readonly Job[]): Job[] {
  const current = findCurrentJobId();
  const isCurrent = ({ jobId }: Job) => Number(jobId === current);
  return jobs.toSorted(
    (one, other) =>
      urgencyOf(other) - urgencyOf(one) || dueTime(one) - dueTime(other) || isCurrent(other) - isCurrent(one),
  );
}

function dueTime(job: Job): number {
  const time = job.scheduledFor ?? job.comesAt;
  return isAccepted(job) && time ? Date.parse(time) : 0;
}

/** Whether the handyman works on it today: an accepted job of a later day has time. */
export const isJobOfNow = (job: Job): boolean =>
  !isAccepted(job) || job.scheduledFor === null || countDaysAhead(job.scheduledFor) <= 0;

/** Whether the price is sent and its answer is not here. */
export const waitsForCustomer = ({ detailsSubmittedAt, priceStatus }: Job): boolean =>
  detailsSubmittedAt !== null && priceStatus !== "disputed" && priceStatus !== "agreed";

function urgencyOf(job: Job): number {
  if (job.priceStatus === "disputed") return 3;
  if (job.priceStatus === "agreed") return 2;
  return isInProgress(job) ? 1 : 0;
}

/**
 * Returns the screen of a running job at its step. After an agreed price only the completion is left. A price that still waits for the customer has no step: the job's card, first among the
 * active ones, shows it, and completes the job.
 */
export function findJobPath(job: Job): string {
  if (isAccepted(job)) return "/acceptcustomerinfo";
  if (job.priceStatus === "agreed") return `/jobcompletion/${job.jobId}`;
  return waitsForCustomer(job) ? `/activejobs?job=${job.jobId}` : `/acceptjobdetailssubmission/${job.jobId}`;
}
