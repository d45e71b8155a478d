import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, optionalLines, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";
import { JobClash } from "./board/clashes.ts";
import { JobStatus } from "./job.ts";

/** The office's steps of a job (docs/product.md J2). Each writes an audit row. A repeated call gets the same reply. */

const deskStep = {
  method: "POST",
  access: ["Dispatcher"],
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: JobStatus }),
} as const;

/** The job as the desk read it. If it has changed meanwhile, the decision is refused. */
export const DeskJobRead = z.object({
  status: JobStatus,
  providerId: Id.nullable(),
  price: z.number().nullable(),
});

const Reason = z.object({ reason: requiredLines(limits.reasonCharacters) });
const ReasonAsRead = Reason.extend({ read: DeskJobRead });

export const assignJob = defineCall({
  ...deskStep,
  path: "/Admin/jobs/:id/assign",
  summary: "Assign a job to a provider, or reassign it.",
  notes: [
    "From Requested, or from Accepted to another provider; the provider must be Verified.",
    "Other offers are withdrawn.",
    "`clashes`: the provider's other jobs at nearly the same time. They forbid nothing.",
  ],
  body: z.object({ providerId: Id, reason: optionalLines(limits.reasonCharacters), read: DeskJobRead }),
  reply: deskStep.reply.extend({ clashes: z.array(JobClash) }),
  errors: ["job-not-found", "job-state", "facts-changed", "provider-not-found", "provider-state"],
});

export const cancelDeskJob = defineCall({
  ...deskStep,
  path: "/Admin/jobs/:id/cancel",
  summary: "Cancel a job, with the reason.",
  notes: ["Only from Requested and Accepted, as for the customer."],
  body: ReasonAsRead,
  errors: ["job-not-found", "job-state", "facts-changed"],
});

export const overrideArrival = defineCall({
  ...deskStep,
  path: "/Admin/jobs/:id/arrival-override",
  summary: "Mark or confirm an arrival without a position, with the reason.",
  notes: [
    "For a provider whose position could not be read: starts an accepted job, or confirms an unverified arrival.",
  ],
  body: ReasonAsRead,
  errors: ["job-not-found", "job-state", "facts-changed"],
});

export const sendHandymanBack = defineCall({
  ...deskStep,
  path: "/Admin/jobs/:id/send-back",
  summary: "Send the same handyman back, free of charge.",
  notes: [
    "Creates another job without a price, linked to this one and assigned to its handyman.",
    "Only while the customer's case is open.",
  ],
  body: Reason,
  reply: ActionReply.extend({ jobId: Id, jobNumber: z.string() }),
  errors: ["job-not-found", "job-state", "provider-state", "provider-not-found", "customer-blocked"],
});

export const completeDeskJob = defineCall({
  ...deskStep,
  path: "/Admin/jobs/:id/complete",
  summary: "Complete a job for its provider, with the reason.",
  notes: ["Only after the details were submitted."],
  body: ReasonAsRead,
  errors: ["job-not-found", "job-state", "facts-changed"],
});
