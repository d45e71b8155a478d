import type { JobStatus } from "@hunarmand/api/jobs/job";
import { findTypedJobNumber } from "@hunarmand/api/jobs/job-number";
import type { jobQueues } from "@hunarmand/api/jobs/office";
import { findTypedReceiptNumber } from "@hunarmand/api/payments/receipts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { beginsWithPhone, matchAccount } from "../../database/search/match-people.ts";
import { waitsAboutPrice, waitsForHandyman, waitsSince } from "../../domain/jobs/job-conditions.ts";
import { metJobNeeds, offeredPricePaisa, priceObjection, priceStatus } from "../../domain/jobs/job-needs.ts";
import { proposedBy } from "../../domain/jobs/job-side.ts";
import { type NamedGround, namedJobs } from "../../domain/jobs/named-jobs.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { findPhoneBeginnings } from "../../values/identifiers.ts";

export interface JobFilter extends PagePlace {
  status: JobStatus | undefined;
  search: string | undefined;
  city: string | undefined;
  providerId: string | undefined;
  customerId: string | undefined;
  /** Jobs that the office must act on: requested without an open offer, or with a price that the customer objects to. */
  queue: (typeof jobQueues)[number] | undefined;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Looks up a job number, job id or receipt number (R-10042) exactly. Other digits are the beginning of a phone number of the job or its
 * customer, any other text words of the customer's name or the beginning of their e-mail.
 */
async function match(db: Database, search: string | undefined): Promise<RawBuilder<boolean>> {
  if (!search) return sql`true`;
  if (uuid.test(search)) return sql`job.id = ${search}`;
  const receipt = findTypedReceiptNumber(search);
  if (receipt !== undefined && /^r/i.test(search))
    return sql`job.id = (select job_id from receipts where number = ${receipt})`;
  const phones = findPhoneBeginnings(search);
  const number = findTypedJobNumber(search);
  if (number !== undefined && phones.length === 0) return sql`job.number = ${number}`;
  const isCustomer = await matchAccount(db, { account: "customer", idInRow: "job.customerId" }, search);
  if (phones.length === 0) return isCustomer;
  return sql`(${isCustomer} or ${beginsWithPhone(sql`job.contact_phone`, phones)} or job.number = ${number ?? null})`;
}

const queues = { office: waitsForHandyman, price: waitsAboutPrice };

const officeJobs = (ground: NamedGround) =>
  namedJobs(ground)
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .leftJoin("accounts as provider", "provider.id", "job.providerId")
    .leftJoin("reviews as review", "review.jobId", "job.id")
    .select(["job.address", "job.contactPhone", "job.latitude", "job.longitude", "job.pricePaisa"])
    .select([
      "job.proposedTime",
      proposedBy.as("proposedBy"),
      "job.providerId",
      "job.scheduledFor",
      "job.completedAt",
      "job.arrivedAt",
      "job.arrivalVerified",
      "job.materialsPaisa",
      "review.rating",
    ])
    .select(["customer.firstName", "customer.lastName", "customer.email"])
    .select([
      "provider.firstName as providerFirstName",
      "provider.lastName as providerLastName",
      metJobNeeds.as("met"),
      priceStatus.as("priceStatus"),
      priceObjection.as("priceObjection"),
      offeredPricePaisa.as("offeredPricePaisa"),
      sql<Date | null>`case when ${waitsForHandyman} then ${waitsSince} end`.as("waitsSince"),
    ]);

type OfficeJobRow = Awaited<ReturnType<ReturnType<typeof officeJobs>["execute"]>>[number];

export const findOfficeJob = (ground: NamedGround, id: string) =>
  officeJobs(ground).where("job.id", "=", id).executeTakeFirst();

/** Looks up the id first, so that the list is read in the order of its index (decision 090). */
const isCity = (name: string) => sql<boolean>`job.city_id = (select id from cities where name = ${name})`;

export async function selectJobs(
  ground: NamedGround,
  { status, search, city, providerId, customerId, queue, limit, cursor, order }: JobFilter,
): Promise<OfficeJobRow[]> {
  const isMatch = await match(ground.db, search);
  return officeJobs(ground)
    .$if(status !== undefined, (query) => query.where("job.status", "=", status as JobStatus))
    .$if(city !== undefined, (query) => query.where(isCity(city as string)))
    .$if(providerId !== undefined, (query) => query.where("job.providerId", "=", providerId as string))
    .$if(customerId !== undefined, (query) => query.where("job.customerId", "=", customerId as string))
    .$if(queue !== undefined, (query) => query.where(queues[queue ?? "office"]))
    .where(isMatch)
    .$call((list) => newestFirst(list, ["job.createdAt", "job.id"], { limit, cursor, order }))
    .execute();
}
