import type { JobStatus } from "@hunarmand/api/jobs/job";

/** Steps that move a job on, with the states they start from and end in (docs/product.md J2). */
export const jobSteps = {
  accept: { from: ["Requested"], to: "Accepted" },
  arrive: { from: ["Accepted"], to: "InProgress" },
  submitDetails: { from: ["InProgress"], to: "InProgress" },
  complete: { from: ["InProgress"], to: "Completed" },
  cancel: { from: ["Requested", "Accepted"], to: "Cancelled" },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>;

export type JobStep = keyof typeof jobSteps;
