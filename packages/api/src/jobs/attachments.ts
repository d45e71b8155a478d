import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, wireNumber } from "../fields.ts";
import { limits } from "../limits.ts";
import { type JobStatus, jobStatus, openStatuses, statusesInHand } from "./steps.ts";

/** Pictures and voice notes of a job (docs/product.md J23): the customer's of the work and of a problem, the handyman's of before and after. */

export const attachmentKinds = ["picture", "voice", "before", "after", "problem"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

interface AttachmentRule {
  by: "customer" | "provider";
  max: number;
  /** The statuses of the job in which it can be added, and removed by the person who added it. */
  while: readonly JobStatus[];
}

const { jobPictures, jobVoiceNotes } = limits;
const problemPicturesMax = 3;

/** The rules that server and screens share. */
export const attachmentRules: Readonly<Record<AttachmentKind, AttachmentRule>> = {
  picture: { by: "customer", max: jobPictures, while: openStatuses },
  voice: { by: "customer", max: jobVoiceNotes, while: openStatuses },
  before: { by: "provider", max: jobPictures, while: statusesInHand },
  after: { by: "provider", max: jobPictures, while: statusesInHand },
  // Besides, only while the office looks at the problem (docs/product.md I5).
  problem: { by: "customer", max: problemPicturesMax, while: [jobStatus.completed] },
};

/** What handymen see before they accept: only the customer's. */
export const offeredAttachmentKinds = ["picture", "voice"] as const satisfies readonly AttachmentKind[];

export const Attachment = z.object({
  id: Id,
  kind: z.enum(attachmentKinds),
  mimeType: z.string(),
  addedDate: z.iso.datetime(),
  /** The length of a voice note, if known. */
  seconds: z.int().nullable(),
  /** Added by the caller. */
  isOwn: z.boolean(),
});
export type Attachment = z.infer<typeof Attachment>;

export const addAttachment = defineCall({
  method: "POST",
  path: "/Job/:id/attachments",
  summary: "Add a picture or voice note to one's own job (form: file, kind).",
  notes: [
    "One file for each call.",
    "Pictures are encoded again (docs/security-rules.md SU1).",
    "A voice note is WebM, Ogg or MP4 without pictures.",
    "`seconds` is what the recorder measured.",
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
  summary: "Remove one's own picture or voice note from a job.",
  notes: ["Only the person who added it.", "A repeat gets the same reply."],
  access: ["customer", "verified-provider"],
  params: z.object({ id: Id, attachmentId: Id }),
  reply: ActionReply,
  errors: ["job-not-found", "job-state"],
});

export const getAttachment = defineCall({
  method: "GET",
  path: "/Job/:id/attachments/:attachmentId",
  summary: "A picture or a voice note of a job.",
  notes: ["The handyman gets none of a problem, and with an open offer only the customer's."],
  access: ["customer", "verified-provider", "Dispatcher", "Support", "Finance"],
  params: z.object({ id: Id, attachmentId: Id }),
  reply: "binary",
  errors: ["not-found"],
});
