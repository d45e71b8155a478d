import type { ReplyOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/office";
import { findJobCall, type OpeningHours } from "@hunarmand/api/open-hours";
import type { Database } from "../../database/database.ts";
import { findJobSteps } from "../../domain/jobs/job-needs.ts";
import { toProposal } from "../../domain/jobs/job-side.ts";
import { toNamedJob } from "../../domain/jobs/named-jobs.queries.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
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
  const hours = await readCallHours(services.db, rows);
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toOfficeJob(row, caller, hours),
  });
};

/** Returns the office's hours if one of the jobs waits for its call. */
export async function readCallHours(db: Database, rows: readonly JobRow[]): Promise<OpeningHours | undefined> {
  return rows.some(({ waitsSince }) => waitsSince) ? (await getSettings(db)).visits : undefined;
}

export function toOfficeJob(
  row: JobRow,
  caller: Caller,
  hours: OpeningHours | undefined,
): ReplyOf<typeof api.listJobs>[number] {
  const { address, email, rating, arrivalVerified, priceStatus, priceObjection, waitsSince, scheduledFor } = row;
  const callBy = waitsSince && hours && findJobCall({ from: waitsSince, wished: scheduledFor }, hours);
  return {
    ...toNamedJob(row),
    address,
    email,
    rating,
    arrivalVerified,
    ...toProposal(row),
    scheduledFor: scheduledFor?.toISOString() ?? null,
    callBy: callBy?.toISOString() ?? null,
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
