import type { JobDetails } from "@hunarmand/api/jobs/job";

/** The five steps of the progress bar, in order (docs/product.md J3). */
export const stages = ["requested", "accepted", "arrived", "details", "completed"] as const;
export type JobStage = (typeof stages)[number] | "cancelled";

type Progress = Pick<JobDetails, "status" | "detailsSubmittedAt">;

/** Where a job stands: in progress means arrived, until the details are there. */
export function findStage({ status, detailsSubmittedAt }: Progress): JobStage {
  if (status === "InProgress") return detailsSubmittedAt === null ? "arrived" : "details";
  const stageByStatus = {
    Requested: "requested",
    Accepted: "accepted",
    Completed: "completed",
    Cancelled: "cancelled",
  } as const;
  return stageByStatus[status];
}

/** How many steps of the bar are lit: each one with all before it. */
export function countLitSteps(stage: JobStage): number {
  return stage === "cancelled" ? 0 : stages.indexOf(stage) + 1;
}

/** What has to be done before a running job can be completed: at first the arrival, then the details. */
export function findMissingStep(stage: JobStage): "arrival" | "details" | undefined {
  if (stage === "accepted") return "arrival";
  return stage === "arrived" ? "details" : undefined;
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
