import { offeredAttachmentKinds } from "@hunarmand/api/jobs/attachments";
import type { Position } from "@hunarmand/api/jobs/distance";
import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { type JobStatus, jobStatus, statusesInHand } from "@hunarmand/api/jobs/steps";
import { type Compilable, sql } from "kysely";
import { type Database, isOneOf } from "../../../database/database.ts";
import { keepStatement } from "../../../database/keep-statement.ts";
import { exactPrices, usualPriceOfJob } from "../../../domain/catalogue/exact-prices.queries.ts";
import { clashesOf } from "../../../domain/jobs/clashes.queries.ts";
import { complaintsOf } from "../../../domain/jobs/complaints/job-complaints.queries.ts";
import { latestCase } from "../../../domain/jobs/complaints/problems.queries.ts";
import { isAskedFirst } from "../../../domain/jobs/job-conditions.ts";
import { offeredPricePaisa, paymentOfJob, priceObjection, withPayment } from "../../../domain/jobs/job-needs.ts";
import { proposedBy } from "../../../domain/jobs/job-side.ts";
import { type NamedGround, selectNamedJobs, withNames } from "../../../domain/jobs/named-jobs.queries.ts";
import { lastPositionOf } from "../../../domain/jobs/places/last-position.queries.ts";
import { saidMinutes } from "../../../domain/jobs/times/said-minutes.queries.ts";
import { platformFeePercent } from "../../../domain/settings/settings.queries.ts";
import {
  type Cursor,
  newestFirst,
  type PageForm,
  type PagePlace,
  pageFormOf,
  placeIn,
} from "../../../http/replies/page.ts";
import { attachmentsOf, sharedAttachmentKinds } from "../../attachments/attachments.queries.ts";

/**
 * Statuses are literals: with a parameter, a prepared plan could not use the index of these statuses only. A page's rows are selected
 * before they are joined (decision 2026-11-22-1730).
 */

/** A page of a provider's list. `now` decides which jobs clash. */
export interface ListPlace extends PagePlace {
  providerId: string;
  now: Date;
}

type ListValues = { providerId: string; now: Date } & Partial<Cursor>;

/** Compiles the statement once for each page size, because these lists are the most frequent calls. */
function prepareList<Row>(build: (db: Database, place: ListPlace) => Compilable<Row>) {
  const run = keepStatement((db, form: PageForm, { providerId, now, at, id }: ListValues) =>
    build(db, { providerId, now, ...placeIn(form, { at, id } as Cursor) }),
  );
  return (ground: NamedGround, { providerId, now, ...place }: ListPlace) =>
    run(withNames(ground), pageFormOf(place), { providerId, now, ...place.cursor });
}

/** Selects jobs with everything that a provider may see of their own ones. */
const ownJobs = (db: Database) =>
  selectNamedJobs(db)
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .leftJoin(exactPrices.as("exact"), "exact.subSkillId", "job.subSkillId")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .leftJoin("reviews as review", (join) =>
      join.onRef("review.jobId", "=", "job.id").on("review.voidedAt", "is", null),
    )
    .crossJoinLateral(paymentOfJob.as("paid"))
    .select([
      "job.address",
      "job.contactPhone",
      "job.latitude",
      "job.longitude",
      "job.pricePaisa",
      "job.materialsPaisa",
    ])
    .select([
      "customer.firstName",
      "customer.lastName",
      "customer.email",
      "review.rating",
      "review.reportedBy",
      "job.acceptedAt",
    ])
    .select(["job.completedAt", "job.startedByCode", "job.arrivedAt", saidMinutes.as("said")])
    .select([
      "job.detailsSubmittedAt",
      "job.scheduledFor",
      "job.description",
      "job.descriptionMasked",
      withPayment.met.as("met"),
    ])
    .select([
      "job.proposedTime",
      proposedBy.as("proposedBy"),
      "job.providerId",
      "job.followsJobId",
      attachmentsOf(sharedAttachmentKinds).as("attachments"),
      complaintsOf(sql.ref("job.provider_id")).as("complaints"),
    ])
    .select([
      ...usualPriceOfJob,
      withPayment.priceStatus.as("priceStatus"),
      priceObjection.as("priceObjection"),
      offeredPricePaisa.as("offeredPricePaisa"),
      platformFeePercent.as("platformFeePercent"),
    ]);

interface OwnPage {
  time: "own.acceptedAt" | "own.completedAt";
  statuses: readonly JobStatus[];
}

/** A join, because for `in (...)` PostgreSQL would sort or hash the page first. */
const pageOfJobs = (db: Database, { providerId, limit, cursor }: ListPlace, { time, statuses }: OwnPage) =>
  newestFirst(
    db
      .selectFrom("jobs as own")
      .select("own.id")
      .where("own.providerId", "=", providerId)
      .where(isOneOf("own.status", statuses)),
    [time, "own.id"],
    { limit, cursor },
  ).as("page");

export type OwnJobRow = Awaited<ReturnType<ReturnType<typeof ownJobs>["execute"]>>[number];

export const selectRequestedJobs = prepareList((db, { providerId, now, limit, cursor }) =>
  selectNamedJobs(db)
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .leftJoin(exactPrices.as("exact"), "exact.subSkillId", "job.subSkillId")
    .innerJoin("offers as offer", "offer.jobId", "job.id")
    .innerJoin("providers as provider", "provider.accountId", "offer.providerId")
    .select([
      "offer.createdAt as offeredAt",
      "offer.expiresAt",
      "offer.status as offerStatus",
      ...usualPriceOfJob,
      platformFeePercent.as("platformFeePercent"),
    ])
    .select(["job.scheduledFor", "job.descriptionMasked", "job.latitude", "job.longitude"])
    .select([isAskedFirst.as("isAskedFirst"), clashesOf(sql.ref("offer.provider_id"), now).as("clashes")])
    .select(attachmentsOf(offeredAttachmentKinds).as("attachments"))
    .select(["job.areaId", "provider.areaId as ownAreaId"])
    .select((row) => row("provider.areaId", "=", row.ref("job.areaId")).as("isSameArea"))
    .select(sql<boolean>`exists (select from jobs taken where taken.provider_id = offer.provider_id)`.as("knowsTerms"))
    .where("offer.providerId", "=", providerId)
    .where("offer.jobId", "in", (offers) =>
      offers
        .selectFrom("offers as open")
        .select("open.jobId")
        .where("open.providerId", "=", providerId)
        .where(isOneOf("open.status", [offerStatus.offered]))
        .$call((page) => newestFirst(page, ["open.createdAt", "open.jobId"], { limit, cursor })),
    )
    .orderBy("offer.createdAt", "desc")
    .orderBy("offer.jobId", "desc"),
);

export const selectActiveJobs = prepareList((db, place) =>
  ownJobs(db)
    .innerJoin(pageOfJobs(db, place, { time: "own.acceptedAt", statuses: statusesInHand }), "page.id", "job.id")
    .orderBy("job.acceptedAt", "desc")
    .orderBy("job.id", "desc"),
);

/** Selects completed jobs with the state of their cash. */
export const selectCompletedJobs = prepareList((db, place) =>
  ownJobs(db)
    .leftJoin("jobCash as cash", "cash.jobId", "job.id")
    .select([
      "cash.declaredPaisa",
      "cash.claimedPaisa",
      "cash.confirmedAt as cashConfirmedAt",
      latestCase.as("latestCase"),
      "paid.isSettled",
    ])
    .select(
      sql<number | null>`case when cash.declared_paisa is null and cash.confirmed_by = job.customer_id
        then cash.confirmed_paisa end`.as("saidPaisa"),
    )
    .select("job.confirmedAt")
    .innerJoin(pageOfJobs(db, place, { time: "own.completedAt", statuses: [jobStatus.completed] }), "page.id", "job.id")
    .orderBy("job.completedAt", "desc")
    .orderBy("job.id", "desc"),
);

export type CompletedJobRow = Awaited<ReturnType<typeof selectCompletedJobs>>[number];

/** Returns a job of the provider, or of anyone for the office, with its details. */
export const findJobWithDetails = (ground: NamedGround, jobId: string, providerId: string | undefined) =>
  ownJobs(withNames(ground))
    .select(["job.arrivalVerified", "job.durationDays", "job.workMinutes", "job.draftFeedback", "job.draftRating"])
    .select(["job.workDescription", "job.workLocation", "job.workStatus"])
    .where("job.id", "=", jobId)
    .where("job.providerId", "is not", null)
    .$if(providerId !== undefined, (query) => query.where("job.providerId", "=", providerId as string))
    .executeTakeFirst();

/** The provider's last known position. */
export async function findLastPosition(db: Database, providerId: string, now: Date): Promise<Position | undefined> {
  return (await lastPositionOf(sql`${providerId}`, now).execute(db)).rows[0];
}
