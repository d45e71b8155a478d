import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  blankAsAbsent,
  Id,
  Latitude,
  Longitude,
  optionalLines,
  optionalText,
  PageQuery,
  PhoneNumber,
  requiredLines,
  requiredText,
} from "../fields.ts";
import { JobComplaint } from "../inquiries/job-complaints.ts";
import { JobCase } from "../inquiries/problems.ts";
import { limits } from "../limits.ts";
import { Attachment } from "./attachments.ts";
import { jobEventKinds } from "./events.ts";
import {
  followsJobId,
  JobAsk,
  JobStatus,
  jobSides,
  jobSubject,
  PriceBand,
  paymentMethods,
  priceFacts,
  proposedTime,
} from "./job.ts";
import { JobNextSteps } from "./steps.ts";

/** The customer's side of a job (docs/product.md C1): post it, follow it. */

/** `category`, `skill`, `city` and so on are names from the look-ups. `scheduledFor` is ISO 8601 in UTC. */
export const JobRequestBody = z.object({
  category: requiredText(),
  skill: requiredText(),
  subSkill: optionalText(),
  city: requiredText(limits.nameCharacters, "city-choice"),
  area: requiredText(limits.nameCharacters, "area-choice"),
  address: requiredLines(limits.addressCharacters, "address-missing"),
  description: optionalLines(limits.textCharacters),
  phoneNumber: blankAsAbsent(PhoneNumber),
  pinLocationLatitude: blankAsAbsent(Latitude),
  pinLocationLongitude: blankAsAbsent(Longitude),
  scheduledFor: blankAsAbsent(z.iso.datetime()),
  paymentMethod: z.enum(paymentMethods).default("cash"),
});

export const createJob = defineCall({
  method: "POST",
  path: "/Job/create-job",
  summary: "Post a job.",
  notes: [
    "Posts a job and offers it to the first round of providers.",
    "The office names the caller for whom it posts.",
    "`askFirstOf` is a completed job of the same customer: for ten minutes only its handyman has the offer.",
    "`askFirstProvider` is the public id of a handyman's page instead: the same for them. With both, `askFirstOf` counts.",
    "Without `subSkill` the job takes the only one that its description names, if that is not dearer than the skill.",
    "`isOtherWork`: the customer wants none of the skill's sub-skills, so the description names none.",
    "If that handyman cannot be asked, all are asked, and `message` says so.",
  ],
  access: ["customer", "Dispatcher"],
  body: JobRequestBody.extend({
    customerPhone: PhoneNumber.optional(),
    customerName: optionalText(),
    askFirstOf: blankAsAbsent(Id),
    askFirstProvider: blankAsAbsent(Id),
    isOtherWork: z.boolean().optional(),
  }),
  reply: z.object({ message: z.string(), jobId: Id, jobNumber: z.string() }),
  status: 201,
  once: true,
  errors: ["job-not-found", "provider-not-found"],
});

/** The provider as the customer sees them after acceptance. */
const AssignedProvider = z.object({
  name: z.string(),
  phoneNumber: z.string(),
  rating: z.number().nullable(),
  /** Whether `getHandymanPicture` has a picture. */
  hasPicture: z.boolean(),
  /** Of their public page. Null once they have none. */
  publicId: Id.nullable(),
});

export const CustomerJob = z.object({
  ...jobSubject,
  address: z.string(),
  description: z.string().nullable(),
  status: JobStatus,
  createdDate: z.iso.datetime(),
  completedDate: z.iso.datetime().nullable(),
  arrivedAt: z.iso.datetime().nullable(),
  detailsSubmittedAt: z.iso.datetime().nullable(),
  /** The code that the customer shows the handyman if no position verifies the arrival. Null for other readers. */
  startCode: z.string().nullable(),
  /** When the handyman reported a wrong pin, until it is set again. */
  pinReportedAt: z.iso.datetime().nullable(),
  salary: z.number().nullable(),
  ...priceFacts,
  ...proposedTime,
  phoneNumber: z.string(),
  pinLocationLatitude: z.number().nullable(),
  pinLocationLongitude: z.number().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  /** When the handyman of an accepted job said last that they come, also late for its time (docs/product.md J22). */
  saidTime: z.iso.datetime().nullish(),
  paymentMethod: z.enum(paymentMethods),
  /** Whether a handyman has an open offer for it. While it is Requested without one, the office looks for a handyman. */
  isOffered: z.boolean(),
  cancelReason: z.string().nullable(),
  /** When the customer confirmed the job. `rating` is the customer's own. */
  confirmedDate: z.iso.datetime().nullable(),
  rating: z.number().nullable(),
  provider: AssignedProvider.nullable(),
  followsJobId,
  nextSteps: JobNextSteps,
});
export type CustomerJob = z.infer<typeof CustomerJob>;

export const listMyJobs = defineCall({
  method: "GET",
  path: "/Job/my-jobs",
  summary: "The customer's jobs, newest first; `search` matches the job's number, work, address and description.",
  access: ["customer"],
  query: PageQuery.extend({ search: optionalText() }),
  paged: true,
  reply: z.array(CustomerJob),
});

/**
 * The history of a job, oldest first. `amount` in PKR; `offer` (the customer's own amount, in PKR), `words`, `time` and `minutes` if the
 * event has them. `claimedAt` is when the sender's device says that it was done, if the call waited there for a network.
 */
export const JobEvent = z.object({
  kind: z.enum(jobEventKinds),
  at: z.iso.datetime(),
  side: z.enum(jobSides),
  amount: z.number().nullable(),
  offer: z.number().nullable(),
  words: z.string().nullable(),
  time: z.iso.datetime().nullable(),
  minutes: z.int().nullable(),
  claimedAt: z.iso.datetime().nullable(),
});
export type JobEvent = z.infer<typeof JobEvent>;

/**
 * The payment of a completed job; null before. `due` can be paid by cash, wallet or card. `claimed`: the cash in PKR that the customer says
 * they paid, until the handyman or the office confirms it (docs/product.md M6). `cashPaid`: the cash in PKR that settled it.
 */
export const JobPayment = z.object({
  status: z.enum(["due", "pending", "paid"]),
  method: z.enum(["cash", "wallet", "card"]).nullable(),
  claimed: z.number().nullable(),
  cashPaid: z.number().nullish(),
});
export type JobPayment = z.infer<typeof JobPayment>;

export const getJob = defineCall({
  method: "GET",
  path: "/Job/:id",
  summary: "One of the customer's jobs, with its timeline.",
  access: ["customer", "Dispatcher"],
  params: z.object({ id: Id }),
  reply: CustomerJob.extend({
    timeline: z.array(JobEvent),
    payment: JobPayment.nullable(),
    /** Who was asked, while nobody has accepted. */
    asked: JobAsk.nullable(),
    /** The state of "the problem is back", and whether it can be reported now. */
    problem: JobCase.nullable(),
    canReportProblem: z.boolean(),
    /** What the customer wrote with their stars. */
    feedback: z.string().nullable(),
    attachments: z.array(Attachment),
    /** The usual price of this work, and what the handyman wrote about it with the price: the customer decides on the price beside them. */
    usualPrice: PriceBand.nullable(),
    workDescription: z.string().nullable(),
    workMinutes: z.number().nullable(),
    /** The customer's complaints about it, newest first. */
    complaints: z.array(JobComplaint),
  }),
  errors: ["job-not-found"],
});

export const getHandymanPicture = defineCall({
  method: "GET",
  path: "/Job/:id/handyman-picture",
  summary: "The picture of the handyman of the customer's job; 404 without one.",
  notes: ["During the job and afterwards; only this handyman's, and only for this customer."],
  access: ["customer"],
  params: z.object({ id: Id }),
  reply: "binary",
  errors: ["job-not-found", "not-found"],
});
