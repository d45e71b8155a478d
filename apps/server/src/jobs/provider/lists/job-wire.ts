import type { CompletedJob, Job, JobDetails, PriceBand, RequestedJob } from "@hunarmand/api/jobs/job";
import { limits } from "@hunarmand/api/limits";
import { toNamedJob } from "../../../domain/jobs/named-jobs.queries.ts";
import { feeOf, toPkr } from "../../../values/money.ts";
import type { CompletedJobRow, findJobWithDetails, OwnJobRow, selectRequestedJobs } from "./job-rows.queries.ts";

const dayMilliseconds = 86_400_000;

const toIso = (time: Date | null): string | null => time?.toISOString() ?? null;

type RequestedRow = Awaited<ReturnType<typeof selectRequestedJobs>>[number];
type DetailsRow = NonNullable<Awaited<ReturnType<typeof findJobWithDetails>>>;

/** An offered job as a provider may see it before they accept: what it may bring them stands beside what it is. */
export const toRequestedJob = (row: RequestedRow, platformFeePercent: number): RequestedJob => ({
  ...toNamedJob(row),
  distanceBand: row.isSameArea ? "same-area" : "same-city",
  usualPrice: toPriceBand(row),
  netPrice: toPriceBand(row, platformFeePercent),
  platformFeePercent,
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

/** A provider's own job. */
export function toJob(row: OwnJobRow, now: Date): Job {
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
    rating: row.rating,
    detailsSubmittedAt: toIso(row.detailsSubmittedAt),
    completedDate: toIso(row.completedAt),
  };
}

function toCashState({ confirmedAt, isSettled, declaredPaisa }: CompletedJobRow): CompletedJob["cash"] {
  if (confirmedAt) return "confirmed";
  if (isSettled) return null;
  return declaredPaisa === null ? "undeclared" : "declared";
}

export const toCompletedJob = (row: CompletedJobRow, now: Date): CompletedJob => ({
  ...toJob(row, now),
  cash: toCashState(row),
  cashDeclared: toPkr(row.declaredPaisa),
});

export const toJobDetails = (row: DetailsRow, now: Date): JobDetails => ({
  ...toJob(row, now),
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
