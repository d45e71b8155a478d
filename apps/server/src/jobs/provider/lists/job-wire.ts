import type { CompletedJob, Job, JobDetails, PriceBand, RequestedJob } from "@hunarmand/api/jobs/job";
import { offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { limits } from "@hunarmand/api/limits";
import { findNextSteps } from "@hunarmand/api/steps";
import { findJobSteps } from "../../../domain/jobs/job-needs.ts";
import { toProposal } from "../../../domain/jobs/job-side.ts";
import { toNamedJob } from "../../../domain/jobs/named-jobs.queries.ts";
import { actorsOf } from "../../../services/login/actors.ts";
import type { Caller } from "../../../services/login/caller.ts";
import { feeOf, toPkr } from "../../../values/money.ts";
import type { CompletedJobRow, findJobWithDetails, OwnJobRow, selectRequestedJobs } from "./job-rows.queries.ts";

const dayMilliseconds = 86_400_000;

const toIso = (time: Date | null): string | null => time?.toISOString() ?? null;

type RequestedRow = Awaited<ReturnType<typeof selectRequestedJobs>>[number];
type DetailsRow = NonNullable<Awaited<ReturnType<typeof findJobWithDetails>>>;

/** An offered job as a provider may see it before they accept: what it may bring them stands beside what it is. */
export const toRequestedJob = (row: RequestedRow, caller: Caller, platformFeePercent: number): RequestedJob => ({
  ...toNamedJob(row),
  distanceBand: row.isSameArea ? "same-area" : "same-city",
  usualPrice: toPriceBand(row),
  netPrice: toPriceBand(row, platformFeePercent),
  platformFeePercent,
  nextSteps: findNextSteps(offerSteps, { status: row.offerStatus }, actorsOf(caller)),
});

/** What is left of the usual price after a fee; nothing where the catalogue names none. */
function toPriceBand({ priceFromPaisa, priceToPaisa }: RequestedRow, feePercent = 0): PriceBand | null {
  if (priceToPaisa === 0) return null;
  const net = (paisa: number) => toPkr(paisa - feeOf(paisa, feePercent));
  return { from: net(priceFromPaisa), to: net(priceToPaisa) };
}

/** Seven days after completion phone and coordinates are hidden again (docs/security-rules.md S4). */
const isContactHidden = (completedAt: Date | null, now: Date): boolean =>
  completedAt !== null && now.getTime() - completedAt.getTime() > limits.customerContactDays * dayMilliseconds;

/** Who looks at a job, and when. */
export interface Look {
  caller: Caller;
  now: Date;
}

/** A provider's own job. */
export function toJob(row: OwnJobRow, { caller, now }: Look): Job {
  const isHidden = isContactHidden(row.completedAt, now);
  return {
    ...toNamedJob(row),
    address: row.address,
    phoneNumber: isHidden ? null : row.contactPhone,
    pinLocationLatitude: isHidden ? null : row.latitude,
    pinLocationLongitude: isHidden ? null : row.longitude,
    customerName: `${row.firstName} ${row.lastName}`.trim(),
    email: isHidden ? null : row.email,
    earning: toPkr(row.pricePaisa),
    ...toProposal(row),
    scheduledFor: toIso(row.scheduledFor),
    priceStatus: row.priceStatus,
    priceObjection: row.priceObjection,
    rating: row.rating,
    detailsSubmittedAt: toIso(row.detailsSubmittedAt),
    completedDate: toIso(row.completedAt),
    nextSteps: findJobSteps(row, caller),
  };
}

function toCashState({ confirmedAt, isSettled, declaredPaisa }: CompletedJobRow): CompletedJob["cash"] {
  if (confirmedAt) return "confirmed";
  if (isSettled) return null;
  return declaredPaisa === null ? "undeclared" : "declared";
}

export const toCompletedJob = (row: CompletedJobRow, look: Look): CompletedJob => ({
  ...toJob(row, look),
  cash: toCashState(row),
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
