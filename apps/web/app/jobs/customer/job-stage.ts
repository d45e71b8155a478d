import type { ReplyOf } from "@hunarmand/api/call";
import type { CustomerJob, getJob } from "@hunarmand/api/jobs/customer";
import { isInProgress } from "@hunarmand/api/jobs/steps";

export type FollowedJob = ReplyOf<typeof getJob>;

/** What a customer may do with it stands on the screen as a part of its own. */
export interface JobActionProps {
  job: FollowedJob;
  /** Shows the job as it stands now. */
  refresh: () => Promise<unknown>;
}

/** The five steps, in order (docs/product.md J3). */
export const stages = ["requested", "accepted", "arrived", "details", "completed"] as const;
export type Stage = (typeof stages)[number];

type Progress = Pick<CustomerJob, "status" | "detailsSubmittedAt">;

const stageByStatus = {
  Requested: "requested",
  Accepted: "accepted",
  InProgress: "arrived",
  Completed: "completed",
  Cancelled: "cancelled",
} as const;

/** Where a job stands, by what has happened; in progress means arrived, until the details are there. */
export function findStage(job: Progress): Stage | "cancelled" {
  if (!isInProgress(job)) return stageByStatus[job.status];
  return job.detailsSubmittedAt === null ? "arrived" : "details";
}

/** The steps that still lie ahead; none of a cancelled job. */
export function listStagesAhead(job: Progress): Stage[] {
  const stage = findStage(job);
  return stage === "cancelled" ? [] : stages.slice(stages.indexOf(stage) + 1);
}
