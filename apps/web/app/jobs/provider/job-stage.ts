import type { Job, JobDetails } from "@hunarmand/api/jobs/job";
import { isInProgress } from "@hunarmand/api/jobs/steps";

/** The five steps of the progress bar, in order (docs/product.md J3). */
export const stages = ["requested", "accepted", "arrived", "details", "completed"] as const;
export type JobStage = (typeof stages)[number] | "cancelled";

type Progress = Pick<JobDetails, "status" | "detailsSubmittedAt">;

const stageByStatus = {
  Requested: "requested",
  Accepted: "accepted",
  InProgress: "arrived",
  Completed: "completed",
  Cancelled: "cancelled",
} as const;

/** Where a job stands: in progress means arrived, until the details are there. */
export function findStage(job: Progress): JobStage {
  if (!isInProgress(job)) return stageByStatus[job.status];
  return job.detailsSubmittedAt === null ? "arrived" : "details";
}

/** How many steps of the bar are lit: each one with all before it. */
export function countLitSteps(stage: JobStage): number {
  return stage === "cancelled" ? 0 : stages.indexOf(stage) + 1;
}

/** What has to be done before a running job can be completed: at first the arrival, then the details. */
export function findMissingStep({ nextSteps }: Pick<Job, "nextSteps">): "arrival" | "details" | undefined {
  if (nextSteps.includes("arrive")) return "arrival";
  return nextSteps.includes("submitDetails") && !nextSteps.includes("complete") ? "details" : undefined;
}

/** The screen of the job's next step. */
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
