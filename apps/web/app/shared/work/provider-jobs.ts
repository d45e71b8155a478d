import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted, isInProgress } from "@hunarmand/api/jobs/steps";
import { findCurrentJobId, isCalledFinished } from "./current-job.ts";
import { findSetOut } from "./times/set-out.ts";

/**
 * Jobs whose price waits for the handyman's answer come first, then the one whose completion they have begun, then those whose price is agreed,
 * then those at work, then the accepted ones: as soon as possible, then by their time, or by when the handyman has said that they come. Among
 * equals, the job that they work on is first.
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

/** Whether the handyman works on it or goes there now: an accepted job has time until its hour is near. */
export const isJobOfNow = (job: Job): boolean => findSetOut(job, Date.now()) === undefined;

/** Whether the handyman has called the work finished, but stopped before the completion was sent. */
export const isUnfinished = ({ jobId, priceStatus, nextSteps }: Job): boolean =>
  isCalledFinished(jobId) && priceStatus !== "disputed" && nextSteps.includes("complete");

/** Whether the price is sent and its answer is not here. */
export const waitsForCustomer = (job: Job): boolean =>
  job.detailsSubmittedAt !== null &&
  job.priceStatus !== "disputed" &&
  job.priceStatus !== "agreed" &&
  !isUnfinished(job);

function urgencyOf(job: Job): number {
  if (job.priceStatus === "disputed") return 4;
  if (isUnfinished(job)) return 3;
  if (job.priceStatus === "agreed") return 2;
  return isInProgress(job) ? 1 : 0;
}

/**
 * Returns the screen of a running job at its step. After an agreed price only the completion is left, as after one that was begun. A price that
 * still waits for the customer has no step: the job's card, first among the active ones, shows it, and completes the job.
 */
export function findJobPath(job: Job): string {
  if (isAccepted(job)) return "/acceptcustomerinfo";
  if (job.priceStatus === "agreed" || isUnfinished(job)) return `/jobcompletion/${job.jobId}`;
  return waitsForCustomer(job) ? `/activejobs?job=${job.jobId}` : `/acceptjobdetailssubmission/${job.jobId}`;
}
