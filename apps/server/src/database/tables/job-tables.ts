import type { AttachmentKind } from "@hunarmand/api/jobs/attachments";
import type { JobEventKind } from "@hunarmand/api/jobs/events";
import type { JobStatus, paymentMethods, WorkStatus } from "@hunarmand/api/jobs/job";
import type { NoWorkReason } from "@hunarmand/api/jobs/no-work/no-work";
import type { OfferStatus } from "@hunarmand/api/jobs/offer-steps";
import type { Generated, JSONColumnType } from "kysely";

export interface JobsTable {
  id: string;
  /** Assigned by the database. People see it as "H-" and this number. */
  number: Generated<number>;
  customerId: string;
  providerId: string | null;
  status: JobStatus;
  categoryId: number;
  skillId: number;
  subSkillId: number | null;
  cityId: number;
  areaId: number;
  address: string;
  description: string | null;
  /** The description without contact details. `toWordColumns` always writes both. */
  descriptionMasked: string | null;
  contactPhone: string;
  latitude: number | null;
  longitude: number | null;
  scheduledFor: Date | null;
  paymentMethod: (typeof paymentMethods)[number];
  createdAt: Date;
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  /** Whether the arrival came with a position within 50 m. */
  arrivalVerified: Generated<boolean>;
  arrivalDistanceMeters: number | null;
  arrivalAccuracyMeters: number | null;
  /** Proposed by one side, until the other accepts or declines. */
  proposedTime: Date | null;
  proposedBy: string | null;
  /** New for each handyman. Only the customer can read it. */
  startCode: string | null;
  /** Number of wrong codes. */
  startCodeTries: Generated<number>;
  /** Whether this code confirmed the arrival: the customer was there. */
  startedByCode: Generated<boolean>;
  /** Until the pin is set again. */
  pinReportedAt: Date | null;
  detailsSubmittedAt: Date | null;
  durationDays: number | null;
  /** How long the work takes within a day. */
  workMinutes: number | null;
  pricePaisa: number | null;
  /** The part of the price that is for materials. Null if the handyman does not name it. */
  materialsPaisa: number | null;
  /** The price that the customer agreed to. It is valid only for this amount. */
  agreedPricePaisa: number | null;
  disputedPricePaisa: number | null;
  priceObjection: string | null;
  workDescription: string | null;
  workLocation: string | null;
  workStatus: WorkStatus | null;
  /** Stored while the job is open. It becomes the review when the job is completed. */
  draftFeedback: string | null;
  draftRating: number | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  cancelledBy: string | null;
  /** What the person typed. */
  cancelReason: string | null;
  /** Set if the job ended without work after the arrival. */
  noWorkReason: NoWorkReason | null;
  /** When the customer rated the job. */
  confirmedAt: Date | null;
  /** The earlier job that this one repeats free of charge. */
  followsJobId: string | null;
}

export interface OffersTable {
  jobId: string;
  providerId: string;
  status: OfferStatus;
  round: number;
  createdAt: Date;
  /** When it expires. Null if it was not created by a round. */
  expiresAt: Date | null;
  decidedAt: Date | null;
}

/** Further values of an event. */
export interface JobEventDetail {
  amountPaisa?: number;
  /** The amount that the customer would agree to. */
  offerPaisa?: number;
  words?: string;
  noWork?: NoWorkReason;
  /** ISO 8601 in UTC. */
  time?: string;
  minutes?: number;
  /** The clock time that a handyman has tapped with the minutes, of a job without a time. ISO 8601 in UTC. */
  comesAt?: string;
  /** When the sender's device says that it was done, if the call waited there. ISO 8601 in UTC. */
  claimedAt?: string;
}

export interface JobEventsTable {
  id: Generated<number>;
  jobId: string;
  actorId: string | null;
  kind: JobEventKind;
  at: Date;
  detail: JSONColumnType<JobEventDetail> | null;
}

export interface ReviewsTable {
  jobId: string;
  providerId: string;
  rating: number;
  feedback: string;
  reportedBy: "provider" | "customer";
  createdAt: Date;
  voidedAt: Date | null;
  /** The customer's own words without contact data, as the public page shows them. Null for the provider's report. */
  publicWords: Generated<string | null>;
}

/** A picture or voice note of a job. Its bytes are a file. */
export interface JobAttachmentsTable {
  id: string;
  jobId: string;
  fileId: string;
  addedBy: string;
  kind: AttachmentKind;
  /** The length of a voice note, if known. */
  seconds: number | null;
  createdAt: Date;
}

/** Colleagues' notes about a job. Never changed. */
export interface JobNotesTable {
  id: string;
  jobId: string;
  authorId: string;
  words: string;
  createdAt: Date;
}

/** One a job: the newest. Of its handyman at that time, who may have given the job back since. */
export interface SharedDistancesTable {
  jobId: string;
  providerId: string;
  meters: number;
  sharedAt: Date;
}

export interface JobTables {
  jobAttachments: JobAttachmentsTable;
  jobs: JobsTable;
  offers: OffersTable;
  jobEvents: JobEventsTable;
  jobNotes: JobNotesTable;
  reviews: ReviewsTable;
  sharedDistances: SharedDistancesTable;
}
