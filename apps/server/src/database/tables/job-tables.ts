import type { AttachmentKind } from "@hunarmand/api/jobs/attachments";
import type { JobEventKind } from "@hunarmand/api/jobs/events";
import type { JobStatus, paymentMethods, WorkStatus } from "@hunarmand/api/jobs/job";
import type { OfferStatus } from "@hunarmand/api/jobs/offer-steps";
import type { Generated, JSONColumnType } from "kysely";

export interface JobsTable {
  id: string;
  /** Given by the database: "H-" and this is what people call the job. */
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
  /** The same without what leads to the customer: `keepWords` writes both, neither stands alone. */
  descriptionMasked: string | null;
  contactPhone: string;
  latitude: number | null;
  longitude: number | null;
  scheduledFor: Date | null;
  paymentMethod: (typeof paymentMethods)[number];
  createdAt: Date;
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  /** True when a position within 50 m came with the arrival. */
  arrivalVerified: Generated<boolean>;
  arrivalDistanceMeters: number | null;
  arrivalAccuracyMeters: number | null;
  /** By one side, until the other agrees or declines. */
  proposedTime: Date | null;
  proposedBy: string | null;
  /** Anew with each handyman; only the customer reads it. */
  startCode: string | null;
  /** Wrong ones typed. */
  startCodeTries: Generated<number>;
  /** Until the pin is set anew. */
  pinReportedAt: Date | null;
  detailsSubmittedAt: Date | null;
  durationDays: number | null;
  pricePaisa: number | null;
  /** The customer's word on a price; it holds for this amount alone. */
  agreedPricePaisa: number | null;
  disputedPricePaisa: number | null;
  priceObjection: string | null;
  workDescription: string | null;
  workLocation: string | null;
  workStatus: WorkStatus | null;
  /** Kept while the job stays open; completing it makes them the review. */
  draftFeedback: string | null;
  draftRating: number | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  cancelledBy: string | null;
  cancelReason: string | null;
  /** When the customer rated the job. */
  confirmedAt: Date | null;
  /** The earlier job that it puts right, free of charge. */
  followsJobId: string | null;
}

export interface OffersTable {
  jobId: string;
  providerId: string;
  status: OfferStatus;
  round: number;
  createdAt: Date;
  /** Until when it is open; null where no round made it. */
  expiresAt: Date | null;
  decidedAt: Date | null;
}

/** What an event says beside its kind. */
export interface JobEventDetail {
  amountPaisa?: number;
  words?: string;
  /** ISO 8601 in UTC. */
  time?: string;
  minutes?: number;
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
}

/** A picture or a voice note of a job; the bytes are a file's. */
export interface JobAttachmentsTable {
  id: string;
  jobId: string;
  fileId: string;
  addedBy: string;
  kind: AttachmentKind;
  /** Of a voice note, as far as it is known. */
  seconds: number | null;
  createdAt: Date;
}

export interface JobTables {
  jobAttachments: JobAttachmentsTable;
  jobs: JobsTable;
  offers: OffersTable;
  jobEvents: JobEventsTable;
  reviews: ReviewsTable;
}
