import type { DeskJob } from "@hunarmand/api/jobs/office";

/** What the office may do with a job where it stands (docs/product.md J2); the server has the last word. */
export const jobSteps = ["assign", "reassign", "arrival", "complete", "cash", "cancel"] as const;
export type JobStep = (typeof jobSteps)[number];

type JobState = Pick<DeskJob, "status" | "arrivalVerified" | "detailsSubmittedAt" | "isPaid">;

const conditions: Record<JobStep, (job: JobState) => boolean> = {
  assign: ({ status }) => status === "Requested",
  reassign: ({ status }) => status === "Accepted",
  arrival: ({ status, arrivalVerified }) => status === "Accepted" || (status === "InProgress" && !arrivalVerified),
  complete: ({ status, detailsSubmittedAt }) => status === "InProgress" && detailsSubmittedAt !== null,
  cash: ({ status, isPaid }) => status === "Completed" && !isPaid,
  cancel: ({ status }) => status === "Requested" || status === "Accepted",
};

export const findJobSteps = (job: JobState): JobStep[] => jobSteps.filter((step) => conditions[step](job));
