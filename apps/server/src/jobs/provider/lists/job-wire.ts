import { measureDistanceMeters, type Position } from "@hunarmand/api/jobs/distance";
import type { CompletedJob, Job, JobDetails, RequestedJob } from "@hunarmand/api/jobs/job";
import { offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { limits } from "@hunarmand/api/limits";
import { findNextSteps } from "@hunarmand/api/steps";
import { toClashes } from "../../../domain/jobs/clashes.queries.ts";
import { toJobComplaint } from "../../../domain/jobs/complaints/job-complaints.queries.ts";
import { toJobProblem } from "../../../domain/jobs/complaints/problems.queries.ts";
import { findJobSteps } from "../../../domain/jobs/job-needs.ts";
import { toProposal } from "../../../domain/jobs/job-side.ts";
import { toNamedJob } from "../../../domain/jobs/named-jobs.queries.ts";
import { toNetBand, toPriceBand } from "../../../domain/jobs/price-band.ts";
import { toSaid } from "../../../domain/jobs/times/said-minutes.queries.ts";
import { actorsOf } from "../../../services/login/actors.ts";
import type { Caller } from "../../../services/login/caller.ts";
import { toPkr } from "../../../values/money.ts";
import { toAttachments } from "../../attachments/attachment-wire.ts";
import type { CompletedJobRow, findJobWithDetails, OwnJobRow, selectRequestedJobs } from "./job-rows.queries.ts";

const dayMilliseconds = 86_400_000;

const toIso = (time: Date | null): string | null => time?.toISOString() ?? null;

type RequestedRow = Awaited<ReturnType<typeof selectRequestedJobs>>[number];
type DetailsRow = NonNullable<Awaited<ReturnType<typeof findJobWithDetails>>>;

/** The provider who was asked, their last position, and how far the areas of their offers are. */
export interface OfferReader {
  caller: Caller;
  lastPosition: Position | undefined;
  kilometersOfArea: ReadonlyMap<number, number>;
}

/** An offered job as a provider may see it before they accept, with the price they can expect. */
export const toRequestedJob = (
  row: RequestedRow,
  { caller, lastPosition, kilometersOfArea }: OfferReader,
): RequestedJob => ({
  ...toNamedJob(row),
  ...toPrices(row),
  distanceBand: row.isSameArea ? "same-area" : "same-city",
  distanceKm: toDistanceBand(row, lastPosition),
  areasApartKm: kilometersOfArea.get(row.areaId) ?? toBandEnd(row, lastPosition),
  scheduledFor: toIso(row.scheduledFor),
  customerWords: row.descriptionMasked,
  attachments: toAttachments(row.attachments, caller),
  expiresAt: toIso(row.expiresAt),
  isAskedFirst: row.isAskedFirst,
  knowsTerms: row.knowsTerms,
  clashes: toClashes(row.clashes),
  nextSteps: findNextSteps(offerSteps, { status: row.offerStatus }, actorsOf(caller)),
});

/** A band instead of a distance: with exact distances from several places, someone could locate the house. */
function toDistanceBand({ latitude, longitude }: RequestedRow, from: Position | undefined): RequestedJob["distanceKm"] {
  if (latitude === null || longitude === null || !from) return null;
  const kilometers = measureDistanceMeters(from, { latitude, longitude }) / 1_000;
  const bands: readonly number[] = limits.distanceBandsKm;
  const place = bands.findIndex((end) => kilometers < end);
  return { from: (place < 0 ? bands.at(-1) : bands[place - 1]) ?? 0, to: bands[place] ?? null };
}

/** For an area without a known middle, the end of the band. */
const toBandEnd = (row: RequestedRow, from: Position | undefined): number | null =>
  row.isSameArea ? null : (toDistanceBand(row, from)?.to ?? null);

type PricedRow = Pick<RequestedRow, "priceFromPaisa" | "priceToPaisa" | "priceMedianPaisa" | "platformFeePercent">;

const toPrices = (row: PricedRow) => ({
  usualPrice: toPriceBand(row),
  netPrice: toNetBand(row, row.platformFeePercent),
  platformFeePercent: row.platformFeePercent,
});

/** Phone and coordinates are hidden seven days after completion (docs/security-rules.md S4). */
const isContactHidden = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() - completedAt.getTime() > limits.customerContactDays * dayMilliseconds;

type PinnedRow = Pick<OwnJobRow, "completedAt" | "latitude" | "longitude">;

/** The customer's position, while the provider may see it. */
export const toPin = ({ completedAt, latitude, longitude }: PinnedRow, now: Date) =>
  isContactHidden(completedAt, now) ? { latitude: null, longitude: null } : { latitude, longitude };

/** The reader of a job, and the current time. */
export interface JobReader {
  caller: Caller;
  now: Date;
}

/** A provider's own job. */
export function toJob(row: OwnJobRow, { caller, now }: JobReader): Job {
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
    materials: toPkr(row.materialsPaisa),
    priceStatus: row.priceStatus,
    priceObjection: row.priceObjection,
    offeredPrice: toPkr(row.offeredPricePaisa),
    rating: row.rating,
    followsJobId: row.followsJobId,
    startedByCode: row.startedByCode,
    comesAt: toSaid(row).comesAt,
    arrivedAt: toIso(row.arrivedAt),
    detailsSubmittedAt: toIso(row.detailsSubmittedAt),
    completedDate: toIso(row.completedAt),
    complaints: row.complaints.map(toJobComplaint),
    nextSteps: findJobSteps(row, caller),
  };
}

function toCashState({
  cashConfirmedAt: confirmedAt,
  isSettled,
  declaredPaisa,
  followsJobId,
}: CompletedJobRow): CompletedJob["cash"] {
  if (confirmedAt) return "confirmed";
  if (isSettled || followsJobId) return null;
  return declaredPaisa === null ? "undeclared" : "declared";
}

export const toCompletedJob = (row: CompletedJobRow, reader: JobReader): CompletedJob => ({
  ...toJob(row, reader),
  rating: row.confirmedAt && row.reportedBy !== "customer" ? null : row.rating,
  cash: toCashState(row),
  problem: toJobProblem(row.latestCase),
  cashDeclared: toPkr(row.declaredPaisa),
  cashClaimed: row.isSettled ? null : toPkr(row.claimedPaisa),
  cashSaid: toPkr(row.saidPaisa),
  confirmedDate: toIso(row.confirmedAt),
});

export const toJobDetails = (row: DetailsRow, reader: JobReader): JobDetails => ({
  ...toJob(row, reader),
  arrivalVerified: row.arrivalVerified,
  duration: row.durationDays,
  workMinutes: row.workMinutes,
  salary: toPkr(row.pricePaisa),
  description: row.workDescription,
  location: row.workLocation,
  workStatus: row.workStatus,
  customerFeedback: row.draftFeedback,
  customerRating: row.draftRating,
});
