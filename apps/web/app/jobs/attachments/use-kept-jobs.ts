import type { Attachment } from "@hunarmand/api/jobs/attachments";
import { getAttachment } from "@hunarmand/api/jobs/attachments";
import { useEffect } from "react";
import { callFileOrLast } from "../../shared/calls/stored/last-replies.ts";

interface KeptJob {
  jobId: string;
  attachments?: readonly Attachment[];
}

/** The page and the pictures in sight come first. */
const restMilliseconds = 1_000;
const jobsMax = 3;
/** Jobs that were kept since the page was opened. */
const begun = new Set<string>();

/**
 * Stores what the screens of these running jobs show, with pictures and voice notes: there may be no network at the
 * customer's home.
 */
export function useKeptJobs(jobs: readonly KeptJob[], keepJob: (jobId: string) => Promise<KeptJob | undefined>): void {
  const wanted = jobs
    .slice(0, jobsMax)
    .map(({ jobId }) => jobId)
    .join(" ");
  useEffect(() => {
    const left = wanted.split(" ").filter((jobId) => jobId && !begun.has(jobId));
    if (left.length === 0) return;
    const timer = setTimeout(() => void keepAll(left, keepJob), restMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, keepJob]);
}

/** One after the other, beside what somebody does meanwhile. A failure ends it: the next visit tries again. */
async function keepAll(jobIds: readonly string[], keepJob: (jobId: string) => Promise<KeptJob | undefined>) {
  try {
    for (const jobId of jobIds) {
      const job = await keepJob(jobId);
      for (const { id } of job?.attachments ?? [])
        await callFileOrLast(getAttachment, { params: { id: jobId, attachmentId: id } });
      begun.add(jobId);
    }
  } catch {
    // Without a network there is nothing to store.
  }
}
