import texts from "../../../../locales/en/attachments.json";
import { ApiError } from "../../../../shared/calls/api-error.ts";
import { confirmAction } from "../../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../../shared/texts/messages.ts";
import { type NewAttachment, sendAttachment } from "../../../attachments/send-attachment.ts";

/** How much of all of them has gone out, in per cent; nothing when it is over. */
type Report = (percent: number | undefined) => void;

/**
 * One after the other, to a job that is posted whatever becomes of them: what did not get through is sent again for as long as its
 * customer wishes, and can be added on the job's own screen afterwards.
 */
export async function sendFiles(jobId: string, files: readonly NewAttachment[], report: Report): Promise<void> {
  let waiting = files;
  while (waiting.length > 0) {
    const { left, error } = await sendEach(jobId, waiting, report);
    report(undefined);
    if (left.length === 0 || !(await asksAgain(left.length, error))) return;
    waiting = left;
  }
}

async function sendEach(jobId: string, files: readonly NewAttachment[], report: Report) {
  const left: NewAttachment[] = [];
  let error: unknown;
  for (const [index, file] of files.entries()) {
    const progress = (percent: number) => report(Math.floor((index * 100 + percent) / files.length));
    await sendAttachment(jobId, file, progress).catch((failure: unknown) => {
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
