import { z } from "zod";
import { defineCall } from "../call.ts";
import { blankAsAbsent, Id, OrderQuery, optionalText, PageQuery } from "../fields.ts";
import { DeskComplaint } from "../inquiries/job-complaints.ts";
import { JobCase } from "../inquiries/problems.ts";
import { Attachment } from "./attachments.ts";
import { JobClash } from "./board/clashes.ts";
import { positionSources } from "./board/day-board.ts";
import { jobEventKinds } from "./events.ts";
import { followsJobId, Job, JobStatus, jobSides, paymentMethods } from "./job.ts";
import { offerStatus } from "./offer-steps.ts";

/** Jobs that wait for the office, in any status. */
export const jobQueues = ["office", "price"] as const;

export const OfficeJob = Job.omit({
  followsJobId: true,
  startedByCode: true,
  comesAt: true,
  detailsSubmittedAt: true,
  customerWords: true,
  complaints: true,
  attachments: true,
  usualPrice: true,
  netPrice: true,
  platformFeePercent: true,
}).extend({
  providerName: z.string().nullable(),
  arrivedAt: z.iso.datetime().nullable(),
  arrivalVerified: z.boolean(),
  /** By when the office calls the customer, while it must find somebody (docs/product.md O4). */
  callBy: z.iso.datetime().nullable(),
});

/** `queue=office`: jobs without an open offer. `queue=price`: jobs whose customer disputes the price. */
export const JobFilter = z.object({
  status: JobStatus.optional(),
  search: optionalText(),
  city: optionalText(),
  providerId: blankAsAbsent(Id),
  customerId: blankAsAbsent(Id),
  queue: blankAsAbsent(z.enum(jobQueues)),
});

export const listJobs = defineCall({
  method: "GET",
  path: "/Admin/job-details",
  summary: "All jobs, newest first; `search` matches job number, job id, customer name and phone.",
  access: ["Dispatcher", "Support"],
  query: PageQuery.extend(JobFilter.shape).extend(OrderQuery.shape),
  paged: true,
  reply: z.array(OfficeJob),
});

/** One job for the job desk (docs/product.md J11): all its data and one timeline. */

/** Events of the job, of its offers and payments, its pictures, and its complaints. */
export const timelineKinds = [
  ...jobEventKinds,
  "offered",
  "offer-rejected",
  "offer-expired",
  "offer-withdrawn",
  "cash-declared",
  "cash-claimed",
  "paid",
  "cash-confirmed",
  "receipt",
  "refund-asked",
  "refund",
  "correction",
  "picture-added",
  "voice-added",
  "before-added",
  "after-added",
  "problem-added",
  "complaint",
  "complaint-answered",
] as const;

/** `by` is null for steps of the portal itself. `about` names the providers concerned. `amount` in PKR. `claimedAt` as in JobEvent. */
export const TimelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  side: z.enum(jobSides),
  about: z.string().nullable(),
  reason: z.string().nullable(),
  amount: z.number().nullable(),
  time: z.iso.datetime().nullable(),
  minutes: z.int().nullable(),
  claimedAt: z.iso.datetime().nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** The declared and claimed cash of a job, in PKR. */
const JobCash = z.object({
  declared: z.number().nullable(),
  claimedByCustomer: z.number().nullable(),
  confirmed: z.number().nullable(),
});

export const DeskJob = OfficeJob.extend({
  customerId: Id,
  providerId: Id.nullable(),
  providerPhone: z.string().nullable(),
  description: z.string().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  paymentMethod: z.enum(paymentMethods),
  arrivalDistanceMeters: z.number().nullable(),
  arrivalAccuracyMeters: z.number().nullable(),
  detailsSubmittedAt: z.iso.datetime().nullable(),
  duration: z.number().nullable(),
  workDescription: z.string().nullable(),
  workLocation: z.string().nullable(),
  cancelReason: z.string().nullable(),
  feedback: z.string().nullable(),
  feedbackBy: z.enum(["provider", "customer"]).nullable(),
  cash: JobCash.nullable(),
  isPaid: z.boolean(),
  followsJobId,
  problem: JobCase.nullable(),
  /** The job that was made for the open case, and whether one can be made now. */
  followUpJobId: Id.nullable(),
  canSendBack: z.boolean(),
  attachments: z.array(Attachment),
  /** Complaints of both sides, newest first. */
  complaints: z.array(DeskComplaint),
  timeline: z.array(TimelineEntry),
});
export type DeskJob = z.infer<typeof DeskJob>;

export const readJob = defineCall({
  method: "GET",
  path: "/Admin/jobs/:id",
  summary: "One complete job, with its timeline.",
  access: ["Dispatcher", "Support", "Finance"],
  params: z.object({ id: Id }),
  reply: DeskJob,
  errors: ["job-not-found"],
});

/**
 * `fits`: whether category, skill and city match the job's. `offer` is the status of their offer, if any. `distanceMeters`: from where the
 * handyman is (`distanceFrom`) to the job's pin, or to the middle of its area; null if either is unknown. `clashes`: their jobs at nearly
 * the same time, at most three. A clash forbids nothing.
 */
export const JobCandidate = z.object({
  id: Id,
  name: z.string(),
  phoneNumber: z.string(),
  city: z.string(),
  area: z.string(),
  fits: z.boolean(),
  isAvailable: z.boolean(),
  openJobs: z.int(),
  rating: z.number().nullable(),
  offer: z.enum(offerStatus).nullable(),
  distanceMeters: z.int().nullable(),
  distanceFrom: z.enum(positionSources).nullable(),
  clashes: z.array(JobClash),
});
export type JobCandidate = z.infer<typeof JobCandidate>;

export const listJobCandidates = defineCall({
  method: "GET",
  path: "/Admin/jobs/:id/candidates",
  summary: "Verified providers to whom the office can assign a job.",
  notes: [
    "At most twenty, best first.",
    "Without a `search` those who fit; with one, all verified providers with that name or phone.",
  ],
  access: ["Dispatcher"],
  params: z.object({ id: Id }),
  query: z.object({ search: optionalText() }),
  reply: z.array(JobCandidate),
  errors: ["job-not-found"],
});
