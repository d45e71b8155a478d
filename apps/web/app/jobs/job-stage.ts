import type { JobDetails } from "@hunarmand/api/jobs/job";
import { isInProgress, jobStatus } from "@hunarmand/api/jobs/steps";

/** The five steps of the progress bar, in order (docs/product.md J3): for the customer and the provider alike. */
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

/** The stage of a job. A job in progress has arrived; with its details submitted it is one stage further. */
export function findStage(job: Progress): JobStage {
  if (!isInProgress(job)) return stageByStatus[job.status];
  return job.detailsSubmittedAt === null ? "arrived" : "details";
}

/** How many steps of the bar are lit: the job's own and all before it. */
export function countLitSteps(stage: JobStage): number {
  return stage === "cancelled" ? 0 : stages.indexOf(stage) + 1;
}

/** The stages after the job's own; none of a cancelled job. */
export const listStagesAhead = (stage: JobStage): Stage[] =>
  stage === "cancelled" ? [] : stages.slice(countLitSteps(stage));
