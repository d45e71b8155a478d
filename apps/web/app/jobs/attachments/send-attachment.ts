import { type Attachment, type AttachmentKind, addAttachment } from "@hunarmand/api/jobs/attachments";
import { callApi } from "../../shared/calls/call-api.ts";
import { shrinkImage } from "../../shared/forms/shrink-image.ts";

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
