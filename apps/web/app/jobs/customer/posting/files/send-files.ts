import texts from "../../../../locales/en/attachments.json";
import { ApiError } from "../../../../shared/calls/api-error.ts";
import { confirmAction } from "../../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../../shared/texts/messages.ts";
import { type NewAttachment, sendOrKeep } from "../../../attachments/send-attachment.ts";

/** Upload progress of all files in percent; undefined when the upload has ended. */
type Report = (percent: number | undefined) => void;

interface JobOf {
  jobId: string;
  jobNumber: string;
}

/**
 * Uploads the files of a posted job one by one; without a network they wait on this device. The customer can retry refused
 * ones, or add the files later on the job's screen.
 */
export async function sendFiles(job: JobOf, files: readonly NewAttachment[], report: Report): Promise<void> {
  let waiting = files;
  while (waiting.length > 0) {
    const { left, error } = await sendEach(job, waiting, report);
    report(undefined);
    if (left.length === 0 || !(await asksAgain(left.length, error))) return;
    waiting = left;
  }
}

async function sendEach(job: JobOf, files: readonly NewAttachment[], report: Report) {
  const left: NewAttachment[] = [];
  let error: unknown;
  for (const [index, file] of files.entries()) {
    const progress = (percent: number) => report(Math.floor((index * 100 + percent) / files.length));
    await sendOrKeep(job, file, progress).catch((failure: unknown) => {
      left.push(file);
      error = failure;
    });
  }
  return { left, error };
}

function asksAgain(count: number, error: unknown): Promise<boolean> {
  const { left, failed } = getMessages(texts);
  const reason = error instanceof ApiError ? error.message : failed;
  return confirmAction({ title: left.title, text: left.text({ count, reason }), yes: left.again, no: left.without });
}
