import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted, isInProgress } from "@hunarmand/api/jobs/steps";
import { findCurrentJobId } from "./current-job.ts";

/**
 * Jobs whose price waits for the handyman's answer come first, then those whose price is agreed, then those at work, then the accepted ones:
 * as soon as possible, then by their time. Among equals, the job that they work on is first.
 */
export function sortByUrgency(jobs: readonly Job[]): Job[] {
  const current = findCurrentJobId();
  const isCurrent = ({ jobId }: Job) => Number(jobId === current);
  return jobs.toSorted(
    (one, other) =>
      urgencyOf(other) - urgencyOf(one) || dueTime(one) - dueTime(other) || isCurrent(other) - isCurrent(one),
  );
}

const dueTime = (job: Job): number => (isAccepted(job) && job.scheduledFor ? Date.parse(job.scheduledFor) : 0);

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
  const isWaiting = job.detailsSubmittedAt !== null && job.priceStatus !== "disputed";
  return isWaiting ? `/activejobs?job=${job.jobId}` : `/acceptjobdetailssubmission/${job.jobId}`;
}
