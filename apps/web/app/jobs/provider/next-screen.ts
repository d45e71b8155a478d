import type { Job } from "@hunarmand/api/jobs/job";
import { isInProgress } from "@hunarmand/api/jobs/steps";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import type { JobStage } from "../job-stage.ts";

export type MissingStep = "arrival" | "details";

/** Returns the step that a running job lacks before its completion: first the arrival, then the details. */
export function findMissingStep({ nextSteps }: Pick<Job, "nextSteps">): MissingStep | undefined {
  if (nextSteps.includes("arrive")) return "arrival";
  return nextSteps.includes("submitDetails") && !nextSteps.includes("complete") ? "details" : undefined;
}

/** Whether a price waits for an agreement. */
export const isPriceOpen = ({ priceStatus }: Pick<Job, "priceStatus">): boolean =>
  priceStatus !== null && priceStatus !== "agreed";

/** Whether the handyman is there and no price is agreed yet. Nobody pays for work that repeats an earlier job. */
export const isPriceMissing = (job: Pick<Job, "status" | "priceStatus" | "followsJobId" | "nextSteps">): boolean =>
  isInProgress(job) &&
  job.followsJobId === null &&
  (isPriceOpen(job) || (job.priceStatus === null && !job.nextSteps.includes("complete")));

/** Whether the visit is on a later day. */
export const isOnLaterDay = ({ scheduledFor }: Pick<Job, "scheduledFor">): boolean =>
  scheduledFor !== null && toPakistanDay(scheduledFor) > toPakistanDay();

/** Returns the path of the missing step. The screen that leads to it has already shown the customer's contact. */
export const findMissingPath = (jobId: string, missing: MissingStep): string =>
  missing === "arrival" ? `/acceptarrival/${jobId}` : `/acceptjobdetailssubmission/${jobId}`;

/** Returns the path of the job's next step. */
export function findStepPath(jobId: string, stage: JobStage): string {
  const paths: Record<JobStage, string> = {
    requested: "/acceptjob",
    accepted: "/acceptcustomerinfo",
    arrived: `/acceptjobdetailssubmission/${jobId}`,
    details: `/jobcompletion/${jobId}`,
    completed: "/completedjobs",
    cancelled: "/requestedjobs",
  };
  return paths[stage];
}
