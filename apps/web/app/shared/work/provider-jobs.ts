import type { Job } from "@hunarmand/api/jobs/job";
import { isInProgress } from "@hunarmand/api/jobs/steps";

/** Jobs whose price waits for the handyman's answer come first, then those at work, then the others in their order. */
export const sortByUrgency = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted((one, other) => urgencyOf(other) - urgencyOf(one));

const urgencyOf = (job: Job): number => (job.priceStatus === "disputed" ? 2 : isInProgress(job) ? 1 : 0);
