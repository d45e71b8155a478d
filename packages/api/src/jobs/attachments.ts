import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, wireNumber } from "../fields.ts";
import { limits } from "../limits.ts";
import { type JobStatus, openStatuses, statusesInHand } from "./steps.ts";

/** Pictures and voice of a job (docs/product.md J23): what the customer shows of the work, and the handyman of before and after. */

export const attachmentKinds = ["picture", "voice", "before", "after"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

interface AttachmentRule {
  by: "customer" | "provider";
  max: number;
  /** As long as the job is in one of these, it can be added, and taken away again by whoever added it. */
  while: readonly JobStatus[];
}

const { jobPictures, jobVoiceNotes } = limits;

/** Once, for the server and the screens. */
export const attachmentRules: Readonly<Record<AttachmentKind, AttachmentRule>> = {
  picture: { by: "customer", max: jobPictures, while: openStatuses },
  voice: { by: "customer", max: jobVoiceNotes, while: openStatuses },
  before: { by: "provider", max: jobPictures, while: statusesInHand },
  after: { by: "provider", max: jobPictures, while: statusesInHand },
};

/** What handymen see before they accept: the customer's own. */
export const offeredAttachmentKinds = ["picture", "voice"] as const satisfies readonly AttachmentKind[];

export const Attachment = z.object({
  id: Id,
  kind: z.enum(attachmentKinds),
  mimeType: z.string(),
  addedDate: z.iso.datetime(),
  /** How long a voice note is, as far as it is known. */
  seconds: z.int().nullable(),
  /** Added by whoever reads this. */
  isOwn: z.boolean(),
});
export type Attachment = z.infer<typeof Attachment>;

export const addAttachment = defineCall({
  method: "POST",
  path: "/Job/:id/attachments",
  summary: "Add a picture or a voice note to one's own job (form: file, kind).",
  notes: [
    "One file a call, so that a lost network costs one file.",
    "Pictures are written anew like all others (docs/security-rules.md SU1).",
    "A voice note is WebM, Ogg or MP4 without pictures, and kept as recorded.",
    "`seconds` is what the recorder measured, where the file does not say.",
  ],
  access: ["customer", "verified-provider"],
  params: z.object({ id: Id }),
  body: z.object({
    kind: z.enum(attachmentKinds),
    seconds: blankAsAbsent(wireNumber(z.int().min(1).max(limits.voiceSecondsMax))),
  }),
  files: ["file"],
  reply: ActionReply.extend({ attachment: Attachment }),
  status: 201,
  once: true,
  limit: "attachment",
  errors: ["job-not-found", "job-state", "attachments-full"],
});

export const removeAttachment = defineCall({
  method: "POST",
  path: "/Job/:id/attachments/:attachmentId/remove",
  summary: "Take back a picture or a voice note that one has added to a job.",
  notes: ["Whoever added it, for as long as more could be added.", "A repeat gets the same reply."],
  access: ["customer", "verified-provider"],
  params: z.object({ id: Id, attachmentId: Id }),
  reply: ActionReply,
  errors: ["job-not-found", "job-state"],
});

export const getAttachment = defineCall({
  method: "GET",
  path: "/Job/:id/attachments/:attachmentId",
  summary: "A picture or a voice note of a job.",
  notes: [
    "To the job's customer, its handyman and the office; to a handyman with an open offer, what the customer added.",
  ],
  access: ["customer", "verified-provider", "Dispatcher", "Support", "Finance"],
  params: z.object({ id: Id, attachmentId: Id }),
  reply: "binary",
  errors: ["not-found"],
});
