import type { ReplyOf } from "@hunarmand/api/call";
import { type Attachment, type AttachmentKind, addAttachment } from "@hunarmand/api/jobs/attachments";
import { callApi } from "../../shared/calls/call-api.ts";
import { shrinkImage } from "../../shared/forms/shrink-image.ts";
import { sendOrWait } from "../../shared/waiting-calls/send-or-wait.ts";

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

/** Uploads one file. Pictures are made smaller first. */
export async function sendAttachment(
  jobId: string,
  { id, kind, file, seconds }: NewAttachment,
  onProgress: (percent: number) => void,
): Promise<Attachment> {
  const body = new FormData();
  body.set("kind", kind);
  if (seconds !== undefined) body.set("seconds", String(seconds));
  body.set("file", kind === "voice" ? file : await shrinkImage(file));
  const { attachment } = await callApi(addAttachment, { params: { id: jobId }, body, idempotencyKey: id, onProgress });
  return attachment;
}

/**
 * Uploads one file of a job, or stores it on this device to be uploaded later: then it returns undefined. Pictures are
 * made smaller first.
 */
export async function sendOrKeep(
  { jobId, jobNumber }: { jobId: string; jobNumber: string },
  { kind, file, seconds }: NewAttachment,
  onProgress: (percent: number) => void,
): Promise<Attachment | undefined> {
  const small = kind === "voice" ? file : await shrinkImage(file);
  const done = { kind: "picture", subject: jobId, name: jobNumber, values: { kind, seconds }, file: small } as const;
  const sent = await sendOrWait({ ...done, onProgress });
  return sent.isWaiting ? undefined : (sent.reply as ReplyOf<typeof addAttachment>).attachment;
}
