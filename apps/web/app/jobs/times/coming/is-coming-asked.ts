import type { JobDetails } from "@hunarmand/api/jobs/job";

/** Whether the handyman of this job has still to say when they come. */
export const isComingAsked = ({ scheduledFor, comesAt, nextSteps }: JobDetails): boolean =>
  scheduledFor === null && comesAt === null && nextSteps.includes("runLate");
