import { findTypedJobNumber } from "@hunarmand/api/jobs/job-number";
import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobSteps } from "@hunarmand/api/jobs/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobsTable } from "../../database/tables/job-tables.ts";
import { exactPrices, usualPriceOfJob } from "../../domain/catalogue/exact-prices.queries.ts";
import { complaintsOf } from "../../domain/jobs/complaints/job-complaints.queries.ts";
import { latestCase } from "../../domain/jobs/complaints/problems.queries.ts";
import { hasOpenOffers, waitsSince } from "../../domain/jobs/job-conditions.ts";
import { metJobNeeds, offeredPricePaisa, priceObjection, priceStatus } from "../../domain/jobs/job-needs.ts";
import { proposedBy } from "../../domain/jobs/job-side.ts";
import { toWordColumns } from "../../domain/jobs/job-words.ts";
import { type NamedGround, namedJobs } from "../../domain/jobs/named-jobs.queries.ts";
import { saidMinutes } from "../../domain/jobs/times/said-minutes.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { attachmentsOf } from "../attachments/attachments.queries.ts";
import { onlyAsked, openEnds, someAsked } from "./first-ask.queries.ts";

export interface NewJob {
  id: string;
  customerId: string;
  /** The customer, or the member of staff who took the call. */
  postedBy: string;
  contactPhone: string;
  /** The earlier job that this one corrects. */
  followsJobId?: string;
  categoryId: number;
  skillId: number;
  subSkillId: number | null;
  cityId: number;
  areaId: number;
  now: Date;
  pin: { latitude: number; longitude: number } | undefined;
  body: {
    address: string;
    description?: string | undefined;
    scheduledFor?: string | undefined;
    paymentMethod: JobsTable["paymentMethod"];
  };
}

/** Inserts a job with the first line of its history, in one statement. Returns its number. */
export async function insertJob(db: Database, { body, pin, postedBy, now, ...job }: NewJob): Promise<number> {
  const { address, description = null, scheduledFor, paymentMethod } = body;
  const row = {
    ...job,
    address,
    ...toWordColumns(description),
    paymentMethod,
    ...pin,
    scheduledFor: scheduledFor ? new Date(scheduledFor) : null,
    status: jobSteps.post.to,
    createdAt: now,
  };
  const event = { jobId: job.id, actorId: postedBy, kind: jobSteps.post.event, at: now };
  const { number } = await db
    .with("posted", (query) => query.insertInto("jobs").values(row).returning("number"))
    .with("recorded", (query) => query.insertInto("jobEvents").values(event))
    .selectFrom("posted")
    .select("number")
    .executeTakeFirstOrThrow();
  return number;
}

const customerJobs = (ground: NamedGround) =>
  namedJobs(ground)
    .leftJoin("accounts as provider", "provider.id", "job.providerId")
    .leftJoin("reviews as own", (join) => join.onRef("own.jobId", "=", "job.id").on("own.reportedBy", "=", "customer"))
    .select(["job.completedAt", "job.arrivedAt", "job.detailsSubmittedAt"])
    .select(["job.address", "job.description", "job.pricePaisa", "job.providerId", "job.skillId", "job.cityId"])
    .select("job.materialsPaisa")
    .select(["job.contactPhone", "job.latitude", "job.longitude", "job.scheduledFor", "job.paymentMethod"])
    .select([
      "job.cancelReason",
      "job.noWorkReason",
      "job.confirmedAt",
      "own.rating",
      "own.feedback",
      metJobNeeds.as("met"),
    ])
    .select([
      "job.arrivalVerified",
      "job.startCode",
      "job.pinReportedAt",
      "job.proposedTime",
      proposedBy.as("proposedBy"),
      "job.followsJobId",
    ])
    .select([
      priceStatus.as("priceStatus"),
      priceObjection.as("priceObjection"),
      offeredPricePaisa.as("offeredPricePaisa"),
    ])
    .select(["provider.firstName", "provider.lastName", "provider.phone"])
    .select((row) =>
      row
        .selectFrom("providers as page")
        .select("page.publicId")
        .whereRef("page.accountId", "=", "job.providerId")
        .where("page.status", "=", providerStatus.verified)
        .as("publicId"),
    )
    .select([hasOpenOffers.as("isOffered"), saidMinutes.as("said")])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("files as picture")
          .select("picture.id")
          .whereRef("picture.ownerId", "=", "job.providerId")
          .where("picture.kind", "=", "profile-image"),
      ).as("hasPicture"),
    )
    .select((row) =>
      row
        .selectFrom("reviews as review")
        .select(({ fn }) => fn.avg<string | null>("review.rating").as("average"))
        .whereRef("review.providerId", "=", "job.providerId")
        .where("review.voidedAt", "is", null)
        .where("review.reportedBy", "=", "customer")
        .as("providerRating"),
    );

export type CustomerJobRow = Awaited<ReturnType<ReturnType<typeof customerJobs>["execute"]>>[number];

/** Searches by the job's number, or by words in its work, address or description. One customer has few jobs, so no index is needed. */
function isSought(search: string): RawBuilder<boolean> {
  const number = findTypedJobNumber(search);
  if (number !== undefined) return sql`job.number = ${number}`;
  const words = search.toLowerCase();
  return sql`(strpos(lower(job.address || ' ' || coalesce(job.description, '')), ${words}) > 0
    or job.skill_id in (select id from skills where strpos(lower(name), ${words}) > 0))`;
}

interface CustomerJobsPlace extends PagePlace {
  customerId: string;
  search?: string | undefined;
}

/** Selects the page's rows before their joins (decision 2026-11-22-1730). */
export const selectCustomerJobs = (ground: NamedGround, { customerId, search, limit, cursor }: CustomerJobsPlace) =>
  customerJobs(ground)
    .where("job.id", "in", (jobs) =>
      jobs
        .selectFrom("jobs as job")
        .select("job.id")
        .where("job.customerId", "=", customerId)
        .$if(search !== undefined, (query) => query.where(isSought(search as string)))
        .$call((page) => newestFirst(page, ["job.createdAt", "job.id"], { limit, cursor })),
    )
    .orderBy("job.createdAt", "desc")
    .orderBy("job.id", "desc")
    .execute();

/** Returns a job's pin, for its customer or for the office. */
export const findPosted = (db: Database, jobId: string, customerId: string | undefined) =>
  db
    .selectFrom("jobs")
    .select(["latitude", "longitude"])
    .where("id", "=", jobId)
    .$if(customerId !== undefined, (query) => query.where("customerId", "=", customerId as string))
    .executeTakeFirst();

/** Returns a job of the customer, or of anyone for the office. */
export const findCustomerJob = (ground: NamedGround, jobId: string, customerId: string | undefined) =>
  customerJobs(ground)
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .leftJoin(exactPrices.as("exact"), "exact.subSkillId", "job.subSkillId")
    .select([latestCase.as("latestCase"), "job.workDescription", "job.workMinutes", ...usualPriceOfJob])
    .select([attachmentsOf().as("attachments"), complaintsOf(customerId).as("complaints"), onlyAsked.as("onlyAsked")])
    .select((row) => [
      row
        .selectFrom("offers as asked")
        .select(({ fn }) => fn.countAll<string>().as("providers"))
        .whereRef("asked.jobId", "=", "job.id")
        // A withdrawn one was for an earlier version of the job (docs/product.md O5).
        .where("asked.status", "<>", offerStatus.withdrawn)
        .as("askedProviders"),
      row
        .selectFrom("offers as open")
        .select(({ fn }) => fn.min("open.expiresAt").as("until"))
        .whereRef("open.jobId", "=", "job.id")
        .where("open.status", "=", offerStatus.offered)
        .as("openUntil"),
      ...openEnds,
      waitsSince.as("waitsSince"),
      someAsked.as("someAsked"),
    ])
    .where("job.id", "=", jobId)
    .$if(customerId !== undefined, (query) => query.where("job.customerId", "=", customerId as string))
    .executeTakeFirst();

export const selectTimeline = (db: Database, jobId: string) =>
  db
    .selectFrom("jobEvents as event")
    .leftJoin("accounts as actor", "actor.id", "event.actorId")
    .select(["event.kind", "event.at", "event.detail", "actor.role"])
    .where("event.jobId", "=", jobId)
    .orderBy("event.id")
    .execute();
