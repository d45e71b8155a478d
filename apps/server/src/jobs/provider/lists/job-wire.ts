import { measureDistanceMeters, type Position } from "@hunarmand/api/jobs/distance";
import type { CompletedJob, Job, JobDetails, PriceBand, RequestedJob } from "@hunarmand/api/jobs/job";
import { offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { limits } from "@hunarmand/api/limits";
import { findNextSteps } from "@hunarmand/api/steps";
import { toJobComplaint } from "../../../domain/jobs/complaints/job-complaints.queries.ts";
import { toJobProblem } from "../../../domain/jobs/complaints/problems.queries.ts";
import { findJobSteps } from "../../../domain/jobs/job-needs.ts";
import { toProposal } from "../../../domain/jobs/job-side.ts";
import { toNamedJob } from "../../../domain/jobs/named-jobs.queries.ts";
import { actorsOf } from "../../../services/login/actors.ts";
import type { Caller } from "../../../services/login/caller.ts";
import { feeOf, toPkr } from "../../../values/money.ts";
import { toAttachments } from "../../attachments/attachment-wire.ts";
import type { CompletedJobRow, findJobWithDetails, OwnJobRow, selectRequestedJobs } from "./job-rows.queries.ts";

const dayMilliseconds = 86_400_000;

const toIso = (time: Date | null): string | null => time?.toISOString() ?? null;

type RequestedRow = Awaited<ReturnType<typeof selectRequestedJobs>>[number];
type DetailsRow = NonNullable<Awaited<ReturnType<typeof findJobWithDetails>>>;

/** Who is asked, and where they were last. */
export interface Asked {
  caller: Caller;
  lastPosition: Position | undefined;
}

/** An offered job as a provider may see it before they accept: what it may bring them stands beside what it is. */
export const toRequestedJob = (row: RequestedRow, { caller, lastPosition }: Asked): RequestedJob => ({
  ...toNamedJob(row),
  ...toPrices(row),
  distanceBand: row.isSameArea ? "same-area" : "same-city",
  distanceKm: toDistanceBand(row, lastPosition),
  scheduledFor: toIso(row.scheduledFor),
  customerWords: row.descriptionMasked,
  attachments: toAttachments(row.attachments, caller),
  expiresAt: toIso(row.expiresAt),
  nextSteps: findNextSteps(offerSteps, { status: row.offerStatus }, actorsOf(caller)),
});

/** A band, so that nobody can find the house by asking from several places. */
function toDistanceBand({ latitude, longitude }: RequestedRow, from: Position | undefined): RequestedJob["distanceKm"] {
  if (latitude === null || longitude === null || !from) return null;
  const kilometers = measureDistanceMeters(from, { latitude, longitude }) / 1_000;
  const bands: readonly number[] = limits.distanceBandsKm;
  const place = bands.findIndex((end) => kilometers < end);
  return { from: (place < 0 ? bands.at(-1) : bands[place - 1]) ?? 0, to: bands[place] ?? null };
}

type PricedRow = Pick<RequestedRow, "priceFromPaisa" | "priceToPaisa" | "platformFeePercent">;

const toPrices = (row: PricedRow) => ({
  usualPrice: toPriceBand(row),
  netPrice: toPriceBand(row, row.platformFeePercent),
  platformFeePercent: row.platformFeePercent,
});

/** What is left of the usual price after a fee; nothing where the catalogue names none. */
function toPriceBand({ priceFromPaisa, priceToPaisa }: PricedRow, feePercent = 0): PriceBand | null {
  if (priceToPaisa === 0) return null;
  const net = (paisa: number) => toPkr(paisa - feeOf(paisa, feePercent));
  return { from: net(priceFromPaisa), to: net(priceToPaisa) };
}

/** Seven days after completion phone and coordinates are hidden again (docs/security-rules.md S4). */
const isContactHidden = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() - completedAt.getTime() > limits.customerContactDays * dayMilliseconds;

type PinnedRow = Pick<OwnJobRow, "completedAt" | "latitude" | "longitude">;

/** The customer's place, as long as it is the provider's business. */
export const toPin = ({ completedAt, latitude, longitude }: PinnedRow, now: Date) =>
  isContactHidden(completedAt, now) ? { latitude: null, longitude: null } : { latitude, longitude };

/** Who looks at a job, and when. */
export interface Look {
  caller: Caller;
  now: Date;
}

/** A provider's own job. */
export function toJob(row: OwnJobRow, { caller, now }: Look): Job {
  const isHidden = isContactHidden(row.completedAt, now);
  const pin = toPin(row, now);
  return {
    ...toNamedJob(row),
    ...toPrices(row),
    scheduledFor: toIso(row.scheduledFor),
    customerWords: isHidden ? row.descriptionMasked : row.description,
    attachments: toAttachments(row.attachments, caller),
    address: row.address,
    phoneNumber: isHidden ? null : row.contactPhone,
    pinLocationLatitude: pin.latitude,
    pinLocationLongitude: pin.longitude,
    customerName: `${row.firstName} ${row.lastName}`.trim(),
    email: isHidden ? null : row.email,
    earning: toPkr(row.pricePaisa),
    ...toProposal(row),
    priceStatus: row.priceStatus,
    priceObjection: row.priceObjection,
    rating: row.rating,
    followsJobId: row.followsJobId,
    detailsSubmittedAt: toIso(row.detailsSubmittedAt),
    completedDate: toIso(row.completedAt),
    complaints: row.complaints.map(toJobComplaint),
    nextSteps: findJobSteps(row, caller),
  };
}

function toCashState({ confirmedAt, isSettled, declaredPaisa, followsJobId }: CompletedJobRow): CompletedJob["cash"] {
  if (confirmedAt) return "confirmed";
  if (isSettled || followsJobId) return null;
  return declaredPaisa === null ? "undeclared" : "declared";
}

export const toCompletedJob = (row: CompletedJobRow, look: Look): CompletedJob => ({
  ...toJob(row, look),
  cash: toCashState(row),
  problem: toJobProblem(row.latestCase),
  cashDeclared: toPkr(row.declaredPaisa),
});

export const toJobDetails = (row: DetailsRow, look: Look): JobDetails => ({
  ...toJob(row, look),
  arrivedAt: toIso(row.arrivedAt),
  arrivalVerified: row.arrivalVerified,
  duration: row.durationDays,
  salary: toPkr(row.pricePaisa),
  description: row.workDescription,
  location: row.workLocation,
  workStatus: row.workStatus,
  customerFeedback: row.draftFeedback,
  customerRating: row.draftRating,
});
