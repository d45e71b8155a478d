import { Id } from "@hunarmand/api/fields";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { getJobDetails } from "@hunarmand/api/jobs/provider";
import { redirect } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { clearCurrentJob, clearLastStep, findCurrentJobId } from "../job-steps.ts";

/** The stored job id, or the spec's error and the way back to the requests. */
export function requireCurrentJobId(): string {
  return checkJobId(findCurrentJobId());
}

/** A job id as it stands in the path. */
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

/** Otherwise the stored step would lead back here for ever. */
export function forgetJob(): void {
  clearLastStep();
  clearCurrentJob();
}

/** The provider's own job, or nothing where it is not theirs or there is none. */
export function findOwnJob(jobId: string): Promise<JobDetails | undefined> {
  return callApi(getJobDetails, { params: { jobId } }).catch(noneIfNotFound);
}

export function noneIfNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.code === "job-not-found") return undefined;
  throw error;
}
