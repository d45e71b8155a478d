import { listActiveJobs } from "@hunarmand/api/jobs/provider";
import { callPageOrLast } from "../../shared/calls/stored/last-replies.ts";
import { findCurrentJobId, rememberCurrentJob } from "../../shared/work/current-job.ts";
import { checkJobId, requireCurrentJobId } from "./steps/job-guard.ts";

/** As the start page reads them, so that a phone stores them once. */
const readMax = 10;

/**
 * Returns the stored job id, else that of the only active job: a handyman who follows a link means that one. Otherwise throws as
 * `requireCurrentJobId` does.
 */
export async function findOnlyJobId(email: string): Promise<string> {
  if (findCurrentJobId()) return requireCurrentJobId();
  const active = await callPageOrLast(listActiveJobs, { params: { email }, query: { limit: readMax } }).catch(
    () => null,
  );
  const [only, ...others] = active?.items ?? [];
  const jobId = checkJobId(others.length === 0 ? only?.jobId : undefined);
  rememberCurrentJob(jobId);
  return jobId;
}
