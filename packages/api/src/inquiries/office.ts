import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  Id,
  linesOfText,
  OrderQuery,
  optionalLines,
  PageQuery,
  requiredLines,
} from "../fields.ts";
import { JobStatus } from "../jobs/job.ts";
import { limits } from "../limits.ts";
import { InquiryKind, InquiryProgress, InquiryStatus, positions } from "./inquiries.ts";
import { inquiryReasons } from "./problems.ts";
import { DeskThreadMessage } from "./thread.ts";

/** The office's inbox of inquiries, for Support. */

/** An inquiry in the office's inbox. */
export const OfficeInquiry = InquiryProgress.extend({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  position: z.enum(positions).nullable(),
  reopenMessage: z.string().nullable(),
  /** The job that it is about and its reason, if the portal knows them. */
  jobId: Id.nullable(),
  reason: z.enum(inquiryReasons).nullable(),
  /** Who took it, while it is in progress. */
  takenBy: z.string().nullable(),
});

/** A person of the office's desks. `isProven`: they were logged in. Otherwise the sender only gave this person's number. */
const InquirySender = z.object({
  id: Id,
  kind: z.enum(["customer", "provider"]),
  name: z.string(),
  isProven: z.boolean(),
});

const InquiryJob = z.object({
  id: Id,
  jobNumber: z.string(),
  skill: z.string(),
  status: JobStatus,
  createdDate: z.iso.datetime(),
});

const InquiryContract = z.object({ id: Id, projectName: z.string() });

const EarlierInquiry = z.object({
  id: Id,
  kind: InquiryKind,
  status: InquiryStatus,
  createdDate: z.iso.datetime(),
  message: z.string(),
  answer: z.string().nullable(),
});

/** Somebody else who reads inquiries: to hand one over to, or to mention in a note. */
export const Colleague = z.object({ id: Id, name: z.string() });

/** `job`: the one that it is about, or whose number the sender wrote. `jobs`, `others`: at most five each, newest first. */
export const DeskInquiry = OfficeInquiry.extend({
  sender: InquirySender.nullable(),
  job: InquiryJob.nullable(),
  contract: InquiryContract.nullable(),
  jobs: z.array(InquiryJob),
  others: z.array(EarlierInquiry),
  thread: z.array(DeskThreadMessage),
  colleagues: z.array(Colleague),
});
export type DeskInquiry = z.infer<typeof DeskInquiry>;

export const readInquiry = defineCall({
  method: "GET",
  path: "/Admin/inquiries/:id",
  summary: "One inquiry with its sender, their jobs and their other inquiries.",
  notes: ["Without a login the sender is the person with the phone number that they gave, who may be somebody else."],
  access: ["Support"],
  params: z.object({ id: Id }),
  reply: DeskInquiry,
  errors: ["inquiry-not-found"],
});

/**
 * `accountId`: only inquiries that this person sent while logged in. `contractId`: only complaints about this contract. `late`: only those
 * that nobody answered in the promised time.
 */
export const InquiryFilter = z.object({
  kind: InquiryKind.optional(),
  status: InquiryStatus.optional(),
  late: blankAsAbsent(z.literal("yes")),
  accountId: blankAsAbsent(Id),
  contractId: blankAsAbsent(Id),
});

export const listInquiries = defineCall({
  method: "GET",
  path: "/Admin/inquiries",
  summary: "The inbox, newest first.",
  access: ["Support"],
  query: PageQuery.extend(InquiryFilter.shape).extend(OrderQuery.shape),
  paged: true,
  reply: z.array(OfficeInquiry),
});

const step = {
  method: "POST",
  access: ["Support"],
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: InquiryStatus }),
  errors: ["inquiry-not-found", "inquiry-state"],
} as const;

export const acknowledgeInquiry = defineCall({
  ...step,
  path: "/Admin/inquiries/:id/acknowledge",
  summary: "Start work on a new or reopened inquiry.",
});

export const resolveInquiry = defineCall({
  ...step,
  path: "/Admin/inquiries/:id/resolve",
  summary: "Answer an inquiry.",
  notes: ["Mailed to the sender if they left an e-mail, and shown with the reference."],
  body: z.object({
    answer: requiredLines(limits.textCharacters),
    /** The sender's message when they reopened it, as the office read it. */
    read: z.object({ reopenMessage: linesOfText(limits.textCharacters).nullable() }),
  }),
  errors: ["inquiry-not-found", "inquiry-state", "facts-changed"],
});

export const handOverInquiry = defineCall({
  ...step,
  path: "/Admin/inquiries/:id/hand-over",
  summary: "Hand an inquiry over to a colleague, who gets a notice.",
  notes: ["`words` become a note for colleagues, which the sender never reads."],
  body: z.object({ colleagueId: Id, words: optionalLines(limits.reasonCharacters) }),
  once: true,
  errors: ["inquiry-not-found", "inquiry-state", "staff-not-found"],
});
