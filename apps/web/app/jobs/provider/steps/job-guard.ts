import { Id } from "@hunarmand/api/fields";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { getJobDetails } from "@hunarmand/api/jobs/provider";
import { redirect } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { callApiOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { clearCurrentJob, findCurrentJobId } from "../../../shared/work/current-job.ts";
import { clearLastStep } from "../job-steps.ts";

/** Returns the stored job id, or throws the spec's error with the redirect to the requests. */
export function requireCurrentJobId(): string {
  return checkJobId(findCurrentJobId());
}

/** Returns the job id of the path, or throws when it is invalid. */
export function checkJobId(jobId: string | undefined): string {
  const texts = getMessages(jobs);
  if (!jobId) throw returnToRequests(texts.jobIdMissing);
  if (!Id.safeParse(jobId).success) throw returnToRequests(texts.invalidJobId);
  return jobId;
}

function returnToRequests(text: string): Response {
  forgetJob();
  void showMessage({ kind: "error", title: getMessages(shared).error, text });
  return redirect("/requestedjobs");
}

/** Otherwise the stored step would always lead back here. */
export function forgetJob(): void {
  clearLastStep();
  clearCurrentJob();
}

/**
 * Returns the provider's job, or undefined when there is none or it belongs to another provider. Without a network, as
 * this phone last showed it. What waits to be sent counts as done.
 */
export function findOwnJob(jobId: string): Promise<JobDetails | undefined> {
  return callApiOrLast(getJobDetails, { params: { jobId } }).then(afterWaiting, noneIfNotFound);
}

/** Loaded when needed. A phone that lacks the script has nothing waiting. */
const afterWaiting = (job: JobDetails) =>
  import("../../../shared/waiting-calls/apply-waiting.ts").then(
    ({ afterWaiting: apply }) => apply(job),
    () => job,
  );

export function noneIfNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.code === "job-not-found") return undefined;
  throw error;
}
