import type { Attachment } from "@hunarmand/api/jobs/attachments";
import type { Caller } from "../../services/login/caller.ts";
import type { AttachmentRow } from "./attachments.queries.ts";

export const toAttachments = (rows: readonly AttachmentRow[], { accountId }: Caller): Attachment[] =>
  rows.map(({ id, kind, mime, at, seconds, adder }) => ({
    id,
    kind,
    mimeType: mime,
    addedDate: new Date(at).toISOString(),
    seconds,
    isOwn: adder === accountId,
  }));
