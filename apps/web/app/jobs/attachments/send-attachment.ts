import { type Attachment, type AttachmentKind, addAttachment } from "@hunarmand/api/jobs/attachments";
import { callApi } from "../../shared/calls/call-api.ts";
import { shrinkImage } from "../../shared/forms/shrink-image.ts";

/** A picture or a voice note on its way to a job. */
export interface NewAttachment {
  /** Names this try for the server, so that one that was sent twice is there once. */
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

/** Sends one file; pictures as small as they may be. */
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
