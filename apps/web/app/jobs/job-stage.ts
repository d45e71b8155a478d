import type { JobDetails } from "@hunarmand/api/jobs/job";
import { isInProgress, jobStatus } from "@hunarmand/api/jobs/steps";

/** The five steps of the progress bar, in order (docs/product.md J3), for customers and providers. */
export const stages = ["requested", "accepted", "arrived", "details", "completed"] as const;
export type Stage = (typeof stages)[number];
export type JobStage = Stage | "cancelled";

type Progress = Pick<JobDetails, "status" | "detailsSubmittedAt">;

const stageByStatus = {
  [jobStatus.requested]: "requested",
  [jobStatus.accepted]: "accepted",
  [jobStatus.inProgress]: "arrived",
  [jobStatus.completed]: "completed",
  [jobStatus.cancelled]: "cancelled",
} as const;

/** Returns the stage of a job. A job in progress is "arrived" until its details are submitted. */
export function findStage(job: Progress): JobStage {
  if (!isInProgress(job)) return stageByStatus[job.status];
  return job.detailsSubmittedAt === null ? "arrived" : "details";
}

/** Returns how many steps of the bar are highlighted: the current one and all before it. */
export function countLitSteps(stage: JobStage): number {
  return stage === "cancelled" ? 0 : stages.indexOf(stage) + 1;
}

/** Returns the stages that still come; none for a cancelled job. */
export const listStagesAhead = (stage: JobStage): Stage[] =>
  stage === "cancelled" ? [] : stages.slice(countLitSteps(stage));
