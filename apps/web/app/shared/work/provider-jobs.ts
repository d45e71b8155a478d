import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted, isInProgress } from "@hunarmand/api/jobs/steps";
import { findCurrentJobId } from "./current-job.ts";

/**
 * Jobs whose price waits for the handyman's answer come first, then those whose price is agreed, then those at work, then the others in
 * their order. Among equals, the job that they work on is first.
 */
export function sortByUrgency(jobs: readonly Job[]): Job[] {
  const current = findCurrentJobId();
  const rank = (job: Job) => urgencyOf(job) + (job.jobId === current ? 0.5 : 0);
  return jobs.toSorted((one, other) => rank(other) - rank(one));
}

function urgencyOf(job: Job): number {
  if (job.priceStatus === "disputed") return 3;
  if (job.priceStatus === "agreed") return 2;
  return isInProgress(job) ? 1 : 0;
}

/**
 * Returns the screen of a running job at its step. A price that still waits for the customer has no step: the job's card among the active ones
 * shows it, and completes the job.
 */
export function findJobPath(job: Job): string {
  if (isAccepted(job)) return "/acceptcustomerinfo";
  const isWaiting = job.detailsSubmittedAt !== null && !["agreed", "disputed"].includes(job.priceStatus ?? "");
  return isWaiting ? "/activejobs" : `/acceptjobdetailssubmission/${job.jobId}`;
}
