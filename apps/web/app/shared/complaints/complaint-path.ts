import type { ConductLine } from "./conduct-line.ts";

/**
 * Returns the path of the complaint form for this job, with its subject, and with one of the usual lines about its handyman. A job that nobody
 * has accepted is "waiting".
 */
export const complaintPath = (jobId: string, subject: string, line?: ConductLine | "waiting"): string =>
  `/complains?${new URLSearchParams({ subject, job: jobId, ...(line && { line }) })}`;
