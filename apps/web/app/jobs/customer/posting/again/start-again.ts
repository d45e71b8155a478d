import { getJob } from "@hunarmand/api/jobs/customer";
import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { clampStep, toDraft } from "../job-draft.ts";
import type { KeptDraft } from "../kept-draft.ts";
import { findAsked } from "./find-asked.ts";

/**
 * A draft with the work, words and place of a job that is over, as soon as possible. Only the handyman of a completed
 * one is asked first. Undefined when the job cannot be loaded.
 */
export async function startAgain(jobId: string): Promise<KeptDraft | undefined> {
  const job = await callApi(getJob, { params: { id: jobId } }).catch(() => undefined);
  if (!job || !(isCompleted(job) || isCancelled(job))) return undefined;
  const draft = { ...toDraft(job), time: "soon", scheduledAt: "" };
  const kept = { draft, step: clampStep("review", draft) };
  if (!job.provider || !isCompleted(job)) return kept;
  const { name, publicId } = job.provider;
  // Their page has the face that customers recognise.
  const found = publicId ? await findAsked(publicId) : undefined;
  const page = found?.person && { person: found.person, freeAgain: found.freeAgain ?? null };
  return { ...kept, former: { jobId: job.id, name, isAsked: true, ...page } };
}
