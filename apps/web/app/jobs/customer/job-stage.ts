import type { ReplyOf } from "@hunarmand/api/call";
import type { CustomerJob, getJob, JobEvent } from "@hunarmand/api/jobs/customer";
import { isCancelled, isInProgress } from "@hunarmand/api/jobs/steps";

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

const kinds: Record<Stage | "cancelled", readonly JobEvent["kind"][]> = {
  requested: ["requested"],
  accepted: ["accepted", "assigned"],
  arrived: ["arrived", "arrived-by-code"],
  details: ["details-submitted"],
  completed: ["completed"],
  cancelled: ["cancelled"],
};

export interface TimelineStep {
  stage: Stage | "cancelled";
  /** Undefined as long as it lies ahead. */
  at: string | undefined;
}

type Event = Pick<JobEvent, "kind" | "at">;

/** The five steps with their times; a cancelled job ends where it was cancelled. */
export function toTimeline(job: Pick<FollowedJob, "status"> & { timeline: readonly Event[] }): TimelineStep[] {
  const steps = [...stages, "cancelled" as const].map((stage) => ({
    stage,
    at: job.timeline.findLast(({ kind }) => kinds[stage].includes(kind))?.at,
  }));
  return steps.filter(({ stage, at }) => (isCancelled(job) ? at !== undefined : stage !== "cancelled"));
}
