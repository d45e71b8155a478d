import type { ReplyOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/office";
import { findJobSteps } from "../../domain/jobs/job-needs.ts";
import { toProposal } from "../../domain/jobs/job-side.ts";
import { toNamedJob } from "../../domain/jobs/named-jobs.queries.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import { toPkr } from "../../values/money.ts";
import { selectJobs } from "./list-jobs.queries.ts";

type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

export const listJobs: UseCase<typeof api.listJobs> = async (services, caller, { query }) => {
  const { limit, cursor, status, search, city, providerId, customerId, queue, order } = query;
  const filter = { status, search, city, providerId, customerId, queue };
  const rows = await selectJobs(services, { ...filter, limit, order, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toOfficeJob(row, caller),
  });
};

export function toOfficeJob(row: JobRow, caller: Caller): ReplyOf<typeof api.listJobs>[number] {
  const { address, email, rating, arrivalVerified, priceStatus, priceObjection } = row;
  return {
    ...toNamedJob(row),
    address,
    email,
    rating,
    arrivalVerified,
    ...toProposal(row),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    materials: toPkr(row.materialsPaisa),
    priceStatus,
    priceObjection,
    offeredPrice: toPkr(row.offeredPricePaisa),
    phoneNumber: row.contactPhone,
    pinLocationLatitude: row.latitude,
    pinLocationLongitude: row.longitude,
    customerName: `${row.firstName} ${row.lastName}`.trim(),
    providerName: row.providerFirstName && `${row.providerFirstName} ${row.providerLastName}`.trim(),
    earning: toPkr(row.pricePaisa),
    completedDate: row.completedAt?.toISOString() ?? null,
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    nextSteps: findJobSteps(row, caller),
  };
}
