import { z } from "zod";
import { defineCall } from "../call.ts";
import { blankAsAbsent, Id, OrderQuery, optionalText, PageQuery } from "../fields.ts";
import { DeskComplaint } from "../inquiries/job-complaints.ts";
import { JobCase } from "../inquiries/problems.ts";
import { Attachment } from "./attachments.ts";
import { jobEventKinds } from "./events.ts";
import { followsJobId, Job, JobStatus, jobSides, paymentMethods } from "./job.ts";
import { offerStatus } from "./offer-steps.ts";

/** What waits for the office, whatever its status. */
export const jobQueues = ["office", "price"] as const;

export const OfficeJob = Job.omit({
  followsJobId: true,
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
});

/** `queue=office` leaves those that nobody is asked for any more, `queue=price` those whose customer objects to the price. */
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
  summary: "All jobs, newest first; `search` looks at job number, job id, customer name and phone.",
  access: ["Dispatcher", "Support"],
  query: PageQuery.extend(JobFilter.shape).extend(OrderQuery.shape),
  paged: true,
  reply: z.array(OfficeJob),
});

/** One job as the job desk sees it (docs/product.md J11): all its facts and one timeline. */

/** Events of the job itself, then what became of its offers and its money, its pictures, and complaints that hang on it. */
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
  "complaint",
  "complaint-answered",
] as const;

/** `by` is nobody where the portal acts by itself; `about` names the providers concerned; `amount` in PKR. */
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
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** What has been said of a job's cash, in PKR. */
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
  /** The job that was made for the open case, and whether one may be made now. */
  followUpJobId: Id.nullable(),
  canSendBack: z.boolean(),
  attachments: z.array(Attachment),
  /** Either side's, newest first. */
  complaints: z.array(DeskComplaint),
  timeline: z.array(TimelineEntry),
});
export type DeskJob = z.infer<typeof DeskJob>;

export const readJob = defineCall({
  method: "GET",
  path: "/Admin/jobs/:id",
  summary: "One job, whole, with its timeline.",
  access: ["Dispatcher", "Support", "Finance"],
  params: z.object({ id: Id }),
  reply: DeskJob,
  errors: ["job-not-found"],
});

/** `fits`: of the job's category, skill and city. `offer` is what became of their offer, if they had one. */
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
});
export type JobCandidate = z.infer<typeof JobCandidate>;

export const listJobCandidates = defineCall({
  method: "GET",
  path: "/Admin/jobs/:id/candidates",
  summary: "Verified providers whom the office could give a job.",
  notes: [
    "At most twenty, best first.",
    "Without a `search` those who fit; with one, any verified provider of that name or phone.",
  ],
  access: ["Dispatcher"],
  params: z.object({ id: Id }),
  query: z.object({ search: optionalText() }),
  reply: z.array(JobCandidate),
  errors: ["job-not-found"],
});
