import { z } from "zod";
import { Id } from "../fields.ts";
import { JobComplaint } from "../inquiries/job-complaints.ts";
import { JobProblem } from "../inquiries/problems.ts";
import { Attachment } from "./attachments.ts";
import { JobClash } from "./board/clashes.ts";
import { OfferNextSteps } from "./offer-steps.ts";
import { JobNextSteps, jobStatus, workStatus } from "./steps.ts";

export const JobStatus = z.enum(jobStatus);
export type JobStatus = z.infer<typeof JobStatus>;
export const jobStatuses = JobStatus.options;

export const WorkStatus = z.enum(workStatus);
export type WorkStatus = z.infer<typeof WorkStatus>;
export const workStatuses = WorkStatus.options;
export const paymentMethods = ["cash", "wallet", "card"] as const;

/** The customer's response to the price: asked, agreed, or disputed with a reason. */
export const priceStatuses = ["asked", "agreed", "disputed"] as const;
export type PriceStatus = (typeof priceStatuses)[number];
/**
 * Null while there is no price. `priceObjection` and `offeredPrice` (in PKR) are the customer's answer to a price that they dispute: words,
 * the amount that they would agree to, or both. `materials` is the part of the price in PKR that is for materials, if the handyman names it.
 */
export const priceFacts = {
  materials: z.number().nullable(),
  priceStatus: z.enum(priceStatuses).nullable(),
  priceObjection: z.string().nullable(),
  offeredPrice: z.number().nullable(),
};

/** Who did something to a job. `portal`: no person did. */
export const jobSides = ["customer", "provider", "office", "portal"] as const;

/** Another time that one side has proposed and the other has not yet answered. */
export const proposedTime = {
  proposedTime: z.iso.datetime().nullable(),
  proposedBy: z.enum(jobSides).nullable(),
};

/** The earlier job that this one repeats free of charge. */
export const followsJobId = Id.nullable();

/** In PKR. */
export const PriceBand = z.object({ from: z.number(), to: z.number() });
export type PriceBand = z.infer<typeof PriceBand>;

/** In PKR, after the fee. `median`: of what customers agreed on for this exact work, where they have for enough jobs. */
const NetBand = PriceBand.extend({ median: z.number().optional() });
export type NetBand = z.infer<typeof NetBand>;

/** The distance in kilometres between the customer and the provider's last position, in a band. `to` is null for the last one. */
const DistanceKm = z.object({ from: z.number(), to: z.number().nullable() });

/** Which work, and where. */
export const jobSubject = {
  id: Id,
  jobId: Id,
  /** The number that people use: "H-10482". */
  jobNumber: z.string(),
  category: z.string(),
  skill: z.string(),
  subSkill: z.string().nullable(),
  city: z.string(),
  area: z.string(),
};

/** What a provider sees of a job before and after they accept it. */
const workFacts = {
  ...jobSubject,
  createdDate: z.iso.datetime(),
  status: JobStatus,
  /** The customer's wished time. Null means as soon as possible. */
  scheduledFor: z.iso.datetime().nullable(),
  /** In the customer's own words. Phone numbers, e-mails and links show as "•••" until the provider has accepted. */
  customerWords: z.string().nullable(),
  /** The customer's pictures and voice notes. After acceptance, also those of before and after the work. */
  attachments: z.array(Attachment),
  /** The usual price of this work from the catalogue, and the rest after the fee. */
  usualPrice: PriceBand.nullable(),
  netPrice: NetBand.nullable(),
  platformFeePercent: z.number(),
};

/** What a provider sees of an offered job: nothing that identifies the customer (docs/security-rules.md S4). */
export const RequestedJob = z.object({
  ...workFacts,
  /** Compared with the provider's own area. */
  distanceBand: z.enum(["same-area", "same-city"]),
  distanceKm: DistanceKm.nullable(),
  /**
   * About how far the middle of the job's area is: from the handyman's last position, or from the middle of their own area. Null in that area,
   * and where no middle is known. Screens show this one figure.
   */
  areasApartKm: z.int().nullable(),
  /** When the offer expires. */
  expiresAt: z.iso.datetime().nullable(),
  /** Whether the customer has asked for this handyman first: only they have the offer until it expires (docs/product.md J25). */
  isAskedFirst: z.boolean(),
  /** Whether this handyman has accepted a job before: they have read the terms. */
  knowsTerms: z.boolean(),
  /** The handyman's accepted jobs at nearly the same time, at most three (docs/product.md O8). They forbid nothing. */
  clashes: z.array(JobClash),
  /** Whether the offer can still be accepted or rejected. */
  nextSteps: OfferNextSteps,
});
export type RequestedJob = z.infer<typeof RequestedJob>;

/**
 * A provider's own job (docs/product.md J8), with the facts of its offer. `earning` in PKR. Seven days after completion `phoneNumber` and
 * the coordinates are null again, and `customerWords` is masked as before acceptance.
 */
export const Job = z.object({
  ...workFacts,
  address: z.string(),
  phoneNumber: z.string().nullable(),
  pinLocationLatitude: z.number().nullable(),
  pinLocationLongitude: z.number().nullable(),
  customerName: z.string(),
  email: z.string().nullable(),
  earning: z.number().nullable(),
  rating: z.number().nullable(),
  followsJobId,
  /** Whether the customer's start code confirmed the arrival (docs/product.md J21). */
  startedByCode: z.boolean(),
  /** When the handyman of an accepted job without a time has said that they come (docs/product.md J22). */
  comesAt: z.iso.datetime().nullable(),
  arrivedAt: z.iso.datetime().nullable(),
  detailsSubmittedAt: z.iso.datetime().nullable(),
  completedDate: z.iso.datetime().nullable(),
  /** The handyman's own complaints. */
  complaints: z.array(JobComplaint),
  ...priceFacts,
  ...proposedTime,
  nextSteps: JobNextSteps,
});
export type Job = z.infer<typeof Job>;

/**
 * `cashClaimed`: what the customer says they paid, until the job is settled.
 * `cash`: not declared, declared by the provider, or confirmed; null if it was paid otherwise. `cashSaid`: what settled the job by the
 * customer's word alone, until the handyman says that they got it. In PKR.
 */
const cash = {
  cash: z.enum(["undeclared", "declared", "confirmed"]).nullable(),
  cashDeclared: z.number().nullable(),
  cashClaimed: z.number().nullable(),
  cashSaid: z.number().nullable(),
};
export const CompletedJob = Job.extend({
  ...cash,
  problem: JobProblem.nullable(),
  /** When the customer confirmed it. Before that, `rating` is the one that the provider typed, afterwards the customer's own. */
  confirmedDate: z.iso.datetime().nullable(),
});
export type CompletedJob = z.infer<typeof CompletedJob>;

/** One job with its details. `salary` in PKR, `duration` in days, `workMinutes` within one day. */
export const JobDetails = Job.extend({
  arrivalVerified: z.boolean(),
  duration: z.number().nullable(),
  workMinutes: z.number().nullable(),
  salary: z.number().nullable(),
  description: z.string().nullable(),
  location: z.string().nullable(),
  workStatus: WorkStatus.nullable(),
  /** What was saved at completion while the job stays open. */
  customerFeedback: z.string().nullable(),
  customerRating: z.number().nullable(),
});
export type JobDetails = z.infer<typeof JobDetails>;

/** What the public page of a handyman shows. `id` is the page's: pictures come by it. */
const AskedPerson = z.object({
  id: Id,
  firstName: z.string(),
  rating: z.number().nullable(),
  reviews: z.int(),
  hasPicture: z.boolean(),
});

/**
 * `providers`: how many were asked so far. `until`: when the first open offers expire; null without one. `laterUntil`: when those of handymen who
 * do not take jobs at this hour expire, if that is later. `open`: how many can still answer until `until`, and how many later. `only`: the handyman who is asked first, or
 * the only one who was asked, while they can answer. `people`: of several, up to three who can answer. `callBy`: by when the office calls if
 * nobody accepts.
 */
export const JobAsk = z.object({
  providers: z.int(),
  until: z.iso.datetime().nullable(),
  laterUntil: z.iso.datetime().nullable(),
  only: AskedPerson.nullable(),
  /** Absent in replies that a phone stored before it was added. */
  people: z.array(AskedPerson).optional(),
  callBy: z.iso.datetime().optional(),
  open: z.object({ first: z.int(), later: z.int() }).optional(),
});
export type JobAsk = z.infer<typeof JobAsk>;
