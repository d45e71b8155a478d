import { z } from "zod";
import { defineCall } from "../call.ts";
import { toPlainDigits } from "../digits.ts";
import {
  ActionReply,
  blankAsAbsent,
  Email,
  Id,
  optionalText,
  PhoneNumber,
  requiredLines,
  requiredText,
} from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { crewMatters } from "./crew-matters.ts";
import { InquiryNextSteps, inquiryStatus } from "./steps.ts";
import { ThreadMessage } from "./thread.ts";

/** Messages to the office: contact, support, complaints, applications (docs/product.md I1). */

export const inquiryKinds = ["contact", "support", "complaint", "careers"] as const;
export const InquiryKind = z.enum(inquiryKinds);
export type InquiryKind = z.infer<typeof InquiryKind>;

export const InquiryStatus = z.enum(inquiryStatus);
export type InquiryStatus = z.infer<typeof InquiryStatus>;
export const inquiryStatuses = InquiryStatus.options;

export const positions = ["handyman", "csr", "marketing", "other"] as const;

/** Given at submission, written as H-XXXXX-XXXXX. It finds the inquiry again, together with its phone number or e-mail. */
export const Reference = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite(toPlainDigits)
  .regex(/^H-[0-9A-Z]{5}-[0-9A-Z]{5}$/, nameIssue("reference-format"));

const submission = {
  method: "POST",
  access: "public",
  reply: ActionReply.extend({ reference: z.string() }),
  once: true,
  limit: "inquiry",
  // For an account that was closed a moment ago.
  errors: ["not-signed-in"],
} as const;

/** What the contact form sends (docs/screens.md U42). */
export const ContactBody = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: Email,
  phoneNumber: PhoneNumber,
  subjectName: optionalText(limits.addressCharacters),
  inquiry: requiredLines(limits.textCharacters),
});

export const createComplain = defineCall({
  ...submission,
  path: "/Complain/create-complain",
  summary: "Send an inquiry from the contact page.",
  body: ContactBody,
});

export const SupportBody = z.object({
  fullName: requiredText(),
  email: Email,
  phone: PhoneNumber,
  message: requiredLines(limits.textCharacters),
});

export const requestSupport = defineCall({
  ...submission,
  path: "/Provider/support-request",
  summary: "Send a request from the support page.",
  body: SupportBody,
});

export const ApplicationBody = z.object({
  fullName: requiredText(),
  email: Email,
  phone: PhoneNumber,
  position: z.enum(positions),
  coverText: requiredLines(limits.textCharacters),
});

export const applyForCareer = defineCall({
  ...submission,
  path: "/Careers/apply",
  summary: "Apply for an opening from the careers page.",
  body: ApplicationBody,
});

export const ComplaintBody = z.object({
  fullName: requiredText(),
  email: blankAsAbsent(Email),
  phone: PhoneNumber,
  subject: optionalText(limits.addressCharacters),
  complaint: requiredLines(limits.textCharacters),
  /** The job that it is about. The caller must be its customer or handyman. */
  jobId: blankAsAbsent(Id),
  /** The contract that it is about, one of the caller's own. */
  contractId: blankAsAbsent(Id),
  /** What it says about the crew. For a replacement at work the office calls sooner (docs/product.md I2). */
  about: blankAsAbsent(z.enum(crewMatters)),
});

export const submitComplaint = defineCall({
  ...submission,
  path: "/Complain/complaints",
  summary: "Send a complaint; the reply's reference finds it again.",
  notes: ["`dueAt`: until when the office has promised its answer, or its call about a replacement."],
  body: ComplaintBody,
  reply: ActionReply.extend({ reference: z.string(), dueAt: z.iso.datetime() }),
  errors: ["not-signed-in", "job-not-found", "contract-not-found"],
});

/** Finds one's own inquiry. `contact` is its phone number or e-mail. */
export const InquiryKey = z.object({ reference: Reference, contact: requiredText(limits.emailCharacters) });

/** The state of an inquiry. `dueAt` is the end of the promised 24 hours, or of the two hours of a replacement. */
export const InquiryProgress = z.object({
  reference: z.string(),
  kind: InquiryKind,
  status: InquiryStatus,
  createdDate: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answer: z.string().nullable(),
  resolvedDate: z.iso.datetime().nullable(),
  nextSteps: InquiryNextSteps,
});
export type InquiryProgress = z.infer<typeof InquiryProgress>;

/** The same with its thread. */
export const FoundInquiry = InquiryProgress.extend({ thread: z.array(ThreadMessage) });
export type FoundInquiry = z.infer<typeof FoundInquiry>;

export const findComplaint = defineCall({
  method: "POST",
  path: "/Complain/complaint-status",
  summary: "Look up an inquiry by its reference and the phone number or e-mail it was sent with.",
  notes: [
    "A POST, so that reference and phone number are not in addresses and logs.",
    "Wrong reference and wrong contact get the same reply.",
    "The sender's own words are in the thread only when they are logged in with the account that sent it.",
  ],
  access: "public",
  body: InquiryKey,
  reply: FoundInquiry,
  limit: "inquiry",
  errors: ["inquiry-not-found"],
});

export const reopenComplaint = defineCall({
  method: "POST",
  path: "/Complain/reopen",
  summary: "Reopen an inquiry whose answer did not solve the problem.",
  notes: ["The 24 hours start again."],
  access: "public",
  body: InquiryKey.extend({ message: requiredLines(limits.textCharacters) }),
  reply: ActionReply.extend({ status: InquiryStatus }),
  limit: "inquiry",
  errors: ["inquiry-not-found", "inquiry-state"],
});
