import { randomUUID } from "node:crypto";
import type { JobEventKind } from "@hunarmand/api/jobs/events";
import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus, workStatus } from "@hunarmand/api/jobs/steps";
import type { Database } from "../database/database.ts";
import { getPlace, getTrade } from "../domain/catalogue/choices.queries.ts";
import { type Dispatch, dispatchJob } from "../domain/jobs/dispatch-job.ts";
import { toWordColumns } from "../domain/jobs/job-words.ts";
import { makeStartCode } from "../domain/jobs/start-code.ts";
import { storeDeclaration } from "../domain/payments/cash.queries.ts";
import { settleCash } from "../domain/payments/confirm-cash.ts";
import { toPaisa } from "../values/money.ts";
import { acceptedJob, finishedJobs, requestedJobs } from "./demo-jobs.ts";
import { insertDemoCardPayment } from "./insert-demo-card-payment.ts";

export interface Parties {
  customerId: string;
  providerId: string;
}

interface JobGround extends Parties {
  /** A transaction. */
  dispatch: Dispatch;
  now: Date;
}

type Order = (typeof requestedJobs)[number] | typeof acceptedJob | (typeof finishedJobs)[number];
type FinishedJob = (typeof finishedJobs)[number];

const minuteMilliseconds = 60_000;
const dayMilliseconds = 86_400_000;
/** When the handyman of the accepted job said that they come. */
const comesInMinutes = 60;

/** Inserts jobs at every stage with their histories, so that every screen has content. */
export async function insertDemoJobs(ground: JobGround): Promise<void> {
  const { db } = ground.dispatch;
  for (const job of finishedJobs) await insertFinished(ground, job);
  // Past events need no notifications.
  await db.updateTable("liveEvents").set({ notifiedAt: ground.now }).where("notifiedAt", "is", null).execute();
  await insertAccepted(ground);
  for (const job of requestedJobs) await insertRequested(ground, job);
}

async function toRow(db: Database, { customerId }: Parties, order: Order) {
  const { skill, area, address, description, latitude, longitude } = order;
  const place = await getPlace(db, { city: "Islamabad", area }, { city: "city", area: "area" });
  const named = { category: "Installations", skill, subSkill: undefined };
  const fields = { category: "category", skill: "skill", subSkill: "subSkill" };
  const { categoryId, skillIds } = await getTrade(db, named, fields);
  return {
    ...place,
    id: randomUUID(),
    customerId,
    categoryId,
    skillId: skillIds[0] ?? 0,
    address,
    ...toWordColumns(description),
    latitude,
    longitude,
    contactPhone: "+923031234567",
    paymentMethod: "cash" as const,
  };
}

type Step = { kind: JobEventKind; actorId: string; at: Date; detail?: { minutes: number } };

async function insertHistory(db: Database, jobId: string, steps: Step[]): Promise<void> {
  await db
    .insertInto("jobEvents")
    .values(steps.map(({ detail, ...step }) => ({ jobId, ...step, ...(detail && { detail: JSON.stringify(detail) }) })))
    .execute();
}

async function insertRequested(ground: JobGround, order: (typeof requestedJobs)[number]): Promise<void> {
  const { dispatch, customerId, now } = ground;
  const row = await toRow(dispatch.db, ground, order);
  await dispatch.db
    .insertInto("jobs")
    .values({ ...row, status: jobStatus.requested, createdAt: now })
    .execute();
  await insertHistory(dispatch.db, row.id, [{ kind: "requested", actorId: customerId, at: now }]);
  await dispatchJob(dispatch, row.id);
}

async function insertAccepted(ground: JobGround): Promise<void> {
  const { dispatch, customerId, providerId, now } = ground;
  const row = await toRow(dispatch.db, ground, acceptedJob);
  const createdAt = new Date(now.getTime() - 50 * minuteMilliseconds);
  const acceptedAt = new Date(now.getTime() - 40 * minuteMilliseconds);
  await dispatch.db
    .insertInto("jobs")
    .values({ ...row, ...makeStartCode(), providerId, status: jobStatus.accepted, createdAt, acceptedAt })
    .execute();
  await insertOffer(dispatch.db, { jobId: row.id, providerId, createdAt, decidedAt: acceptedAt });
  await insertHistory(dispatch.db, row.id, [
    { kind: "requested", actorId: customerId, at: createdAt },
    { kind: "accepted", actorId: providerId, at: acceptedAt },
    // As every acceptance of a job without a time: from then on they can be late.
    { kind: "running-late", actorId: providerId, at: acceptedAt, detail: { minutes: comesInMinutes } },
  ]);
}

async function insertOffer(
  db: Database,
  offer: { jobId: string; providerId: string; createdAt: Date; decidedAt: Date },
): Promise<void> {
  await db
    .insertInto("offers")
    .values({ ...offer, status: offerStatus.accepted, round: 1 })
    .execute();
}

/** Returns the times of a job's steps. */
function findTimes(now: Date, daysAgo: number) {
  const start = now.getTime() - daysAgo * dayMilliseconds;
  const after = (minutes: number) => new Date(start + minutes * minuteMilliseconds);
  return {
    createdAt: after(-300),
    acceptedAt: after(-290),
    arrivedAt: after(-180),
    detailsSubmittedAt: after(-160),
    completedAt: after(0),
  };
}

async function insertFinished(ground: JobGround, job: FinishedJob): Promise<void> {
  const { dispatch, customerId, providerId, now } = ground;
  const { db } = dispatch;
  const row = await toRow(db, ground, job);
  const times = findTimes(now, job.daysAgo);
  const confirmedAt = job.review ? new Date(times.completedAt.getTime() + 30 * minuteMilliseconds) : null;
  const work = {
    durationDays: 1,
    pricePaisa: toPaisa(job.pricePkr),
    agreedPricePaisa: toPaisa(job.pricePkr),
    workDescription: job.description,
    workLocation: job.address,
    workStatus: workStatus.completed,
    arrivalVerified: true,
  };
  await db
    .insertInto("jobs")
    .values({ ...row, ...times, ...work, providerId, status: jobStatus.completed, confirmedAt })
    .execute();
  await insertOffer(db, { jobId: row.id, providerId, createdAt: times.createdAt, decidedAt: times.acceptedAt });
  await insertHistory(db, row.id, [
    { kind: "requested", actorId: customerId, at: times.createdAt },
    { kind: "accepted", actorId: providerId, at: times.acceptedAt },
    { kind: "arrived", actorId: providerId, at: times.arrivedAt },
    { kind: "details-submitted", actorId: providerId, at: times.detailsSubmittedAt },
    { kind: "price-agreed", actorId: customerId, at: new Date(times.completedAt.getTime() - 60 * minuteMilliseconds) },
    { kind: "completed", actorId: providerId, at: times.completedAt },
    ...(confirmedAt ? [{ kind: "confirmed" as const, actorId: customerId, at: confirmedAt }] : []),
  ]);
  const settledAt = confirmedAt ?? times.completedAt;
  if (job.review) await insertReview(db, { ...job.review, jobId: row.id, providerId, createdAt: settledAt });
  const paid = { jobId: row.id, amountPaisa: work.pricePaisa, now: settledAt };
  if (job.paidBy === "cash") {
    await storeDeclaration(db, { ...paid, accountId: providerId });
    await settleCash(db, { ...paid, confirmedBy: customerId });
  }
  if (job.paidBy === "card") await insertDemoCardPayment(db, ground, paid);
}

async function insertReview(
  db: Database,
  review: { jobId: string; providerId: string; rating: number; feedback: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto("reviews")
    .values({ ...review, reportedBy: "customer", voidedAt: null, publicWords: review.feedback })
    .execute();
}
