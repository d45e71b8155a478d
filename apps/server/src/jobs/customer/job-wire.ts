import type { CustomerJob, JobEvent } from "@hunarmand/api/jobs/customer";
import { statusesInHand } from "@hunarmand/api/jobs/steps";
import { findJobSteps } from "../../domain/jobs/job-needs.ts";
import { findSide, toProposal } from "../../domain/jobs/job-side.ts";
import { sayCancelReason } from "../../domain/jobs/job-words.ts";
import { toNamedJob } from "../../domain/jobs/named-jobs.queries.ts";
import { toSaidTime } from "../../domain/jobs/times/said-minutes.queries.ts";
import { roundRating } from "../../domain/providers/round-rating.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import { toPkr } from "../../values/money.ts";
import type { CustomerJobRow, selectTimeline } from "./jobs.queries.ts";

const toIso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A job as its customer sees it. The provider is shown once they have accepted. */
export function toCustomerJob(row: CustomerJobRow, caller: Caller): CustomerJob {
  return {
    ...toNamedJob(row),
    address: row.address,
    description: row.description,
    completedDate: toIso(row.completedAt),
    arrivedAt: toIso(row.arrivedAt),
    detailsSubmittedAt: toIso(row.detailsSubmittedAt),
    startCode: findStartCode(row, caller),
    pinReportedAt: toIso(row.pinReportedAt),
    salary: toPkr(row.pricePaisa),
    ...toProposal(row),
    materials: toPkr(row.materialsPaisa),
    priceStatus: row.priceStatus,
    priceObjection: row.priceObjection,
    offeredPrice: toPkr(row.offeredPricePaisa),
    phoneNumber: row.contactPhone,
    pinLocationLatitude: row.latitude,
    pinLocationLongitude: row.longitude,
    scheduledFor: toIso(row.scheduledFor),
    saidTime: toIso(toSaidTime(row)),
    paymentMethod: row.paymentMethod,
    isOffered: Boolean(row.isOffered),
    cancelReason: sayCancelReason(row.noWorkReason, row.cancelReason),
    confirmedDate: toIso(row.confirmedAt),
    rating: row.rating,
    provider: toAssignedProvider(row),
    followsJobId: row.followsJobId,
    nextSteps: findJobSteps(row, caller),
  };
}

/** Shown to the customer only, while it can be used. Staff do not see it, so that nobody can talk them into revealing it. */
const findStartCode = ({ status, arrivalVerified, startCode }: CustomerJobRow, caller: Caller): string | null =>
  arrivalVerified || isOffice(caller) || !statusesInHand.some((inHand) => inHand === status) ? null : startCode;

type EventRow = Awaited<ReturnType<typeof selectTimeline>>[number];

export const toJobEvent = ({ kind, at, role, detail }: EventRow): JobEvent => ({
  kind,
  at: at.toISOString(),
  side: findSide(role),
  amount: toPkr(detail?.amountPaisa ?? null),
  offer: toPkr(detail?.offerPaisa ?? null),
  words: sayCancelReason(detail?.noWork, detail?.words),
  time: detail?.time ?? null,
  minutes: detail?.minutes ?? null,
  claimedAt: detail?.claimedAt ?? null,
});

function toAssignedProvider({ providerId, publicId, hasPicture, ...row }: CustomerJobRow) {
  if (providerId === null) return null;
  const rating = roundRating(row.providerRating);
  const name = `${row.firstName ?? ""} ${row.lastName ?? ""}`.trim();
  return { name, phoneNumber: row.phone ?? "", rating, hasPicture: Boolean(hasPicture), publicId };
}
