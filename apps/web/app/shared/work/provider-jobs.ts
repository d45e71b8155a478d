import type { Job } from "@hunarmand/api/jobs/job";
import { isInProgress } from "@hunarmand/api/jobs/steps";
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
