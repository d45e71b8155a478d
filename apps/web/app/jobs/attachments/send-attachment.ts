import type { ReplyOf } from "@hunarmand/api/call";
import type { Attachment, AttachmentKind, addAttachment } from "@hunarmand/api/jobs/attachments";
import { shrinkImage } from "../../shared/forms/shrink-image.ts";
import { type Follower, sendOrWait } from "../../shared/waiting-calls/send-or-wait.ts";

/** A picture or a voice note that is being uploaded. */
export interface NewAttachment {
  /** Makes the upload idempotent: the server stores a repeated one once. */
  id: string;
  kind: AttachmentKind;
  file: File;
  seconds?: number | undefined;
}

export const makeNewAttachment = (kind: AttachmentKind, file: File, seconds?: number): NewAttachment => ({
  id: crypto.randomUUID(),
  kind,
  file,
  seconds,
});

/** Returns what is sent of a file, or stored to be sent later. Pictures are made smaller first. */
export const toWaitingFile = async ({ id, kind, file, seconds }: NewAttachment): Promise<Follower> => ({
  ...{ kind: "picture", values: { kind, seconds }, key: id },
  file: kind === "voice" ? file : await shrinkImage(file),
});

/** Uploads one file of a job, or stores it on this device to be uploaded later: then it returns undefined. */
export async function sendOrKeep(
  { jobId, jobNumber }: { jobId: string; jobNumber: string },
  attachment: NewAttachment,
  onProgress: (percent: number) => void,
): Promise<Attachment | undefined> {
  const done = { ...(await toWaitingFile(attachment)), subject: jobId, name: jobNumber };
  const sent = await sendOrWait({ ...done, onProgress });
  return sent.isWaiting ? undefined : (sent.reply as ReplyOf<typeof addAttachment>).attachment;
}
