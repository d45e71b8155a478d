import { randomUUID } from "node:crypto";
import type { JobEventKind } from "@hunarmand/api/jobs/events";
import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus, workStatus } from "@hunarmand/api/jobs/steps";
import { toWordColumns } from "../../domain/jobs/job-words.ts";
import { makeStartCode } from "../../domain/jobs/start-code.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import type { TownGround, TownPeople } from "./town-ground.ts";
import type { TownJob } from "./town-jobs.ts";
import { minutesAfter } from "./town-times.ts";

const statuses = {
  ...{ requested: jobStatus.requested, accepted: jobStatus.accepted, arrived: jobStatus.inProgress },
  ...{ details: jobStatus.inProgress, completed: jobStatus.completed, cancelled: jobStatus.cancelled },
} as const;

/** Offers are accepted so many minutes after the posting, in turn: the figures of a day differ. */
const acceptedAfterMinutes = [12, 4, 9, 6, 11, 3, 8] as const;
/** A customer who cancels does it after so many minutes. */
const cancelledAfterMinutes = 24;
/** The other steps that set a time, and their minutes after the posting. */
const stepTimes = [
  ["arrived", 95],
  ["details", 110],
  ["completed", 150],
] as const;
const agreedAfterMinutes = 130;
const confirmedAfterMinutes = 200;

const stages = ["requested", "accepted", "arrived", "details", "completed"];
const hasReached = ({ reached }: TownJob, stage: string) => stages.indexOf(reached) >= stages.indexOf(stage);

type PricedJob = TownJob & { priceRupees: number };

export type InsertedJob = ReturnType<typeof toRows>;

/** Inserts jobs with histories, offers and reviews, as the steps of docs/product.md J2 would. */
export async function insertTownJobs(
  ground: TownGround,
  people: TownPeople,
  jobs: readonly TownJob[],
): Promise<InsertedJob[]> {
  const { db } = ground;
  const made = jobs.map((job, place) => toRows(ground, people, { job, place }));
  await db
    .insertInto("jobs")
    .values(made.map(({ row }) => row))
    .execute();
  const offers = made.flatMap(({ offer }) => offer ?? []);
  await db.insertInto("offers").values(offers).execute();
  await db
    .insertInto("jobEvents")
    .values(made.flatMap(({ events }) => events))
    .execute();
  const reviews = made.flatMap(({ review }) => review ?? []);
  if (reviews.length > 0) await db.insertInto("reviews").values(reviews).execute();
  return made;
}

/** Where prices lie in the band of their work, in turn: mostly in its lower half. */
const shares = [0.3, 0.2, 0.45, 0.35, 0.15, 0.4, 0.55, 0.25] as const;

/** In whole hundreds. */
function usualPrice({ fromPaisa, toPaisa }: ReturnType<TownGround["catalogue"]["findWork"]>, place: number): number {
  const pricePaisa = fromPaisa + (toPaisa - fromPaisa) * (shares[place % shares.length] ?? 0);
  return Math.round(toPkr(pricePaisa) / 100) * 100;
}

function toRows(ground: TownGround, people: TownPeople, { job: plan, place }: { job: TownJob; place: number }) {
  const provider = plan.provider === undefined ? undefined : people.providers[plan.provider];
  const skill = plan.skill ?? provider?.skills[place % provider.skills.length] ?? "";
  const work = ground.catalogue.findWork(skill, place);
  const job: PricedJob = { ...plan, priceRupees: plan.priceRupees ?? usualPrice(work, place) };
  const neighbours = provider ? people.customers.filter(({ city }) => city === provider.city) : people.customers;
  const customer = neighbours[job.customer % neighbours.length];
  if (!customer) throw new Error("A job of the town has no customer.");
  const parties = { id: randomUUID(), customerId: customer.id, providerId: provider?.id ?? null };
  const times = findTimes(job, place);
  const { area, address, pin } = job.place ?? customer;
  const row = {
    ...{
      ...parties,
      ...times,
      ...workOf(job, address, skill),
      ...(hasReached(job, "accepted") ? makeStartCode() : {}),
    },
    subSkillId: work.subSkillId,
    ...{ ...ground.catalogue.findSkill(skill), ...ground.catalogue.findPlace(customer.city, area) },
    ...{
      address,
      latitude: pin[0],
      longitude: pin[1],
      contactPhone: customer.phone,
    },
    ...{
      status: statuses[job.reached],
      scheduledFor: job.scheduledFor ?? null,
      ...toWordColumns(`${skill}: please call before you come.`),
    },
    paymentMethod: job.paidBy ?? ("cash" as const),
    providerId: job.reached === "cancelled" ? null : parties.providerId,
    cancelledBy: job.reached === "cancelled" ? customer.id : null,
  };
  return {
    job,
    row,
    offer: toOffer(job, parties, times),
    events: [...toEvents(parties, times), ...toWordsAboutPrice(job, parties, times)],
    review: toReview(job, row),
  };
}

function findTimes(job: TownJob, place: number) {
  const { createdAt, reached } = job;
  const acceptedAfter = acceptedAfterMinutes[place % acceptedAfterMinutes.length] ?? 0;
  const at = (stage: (typeof stepTimes)[number][0]) => {
    const minutes = stepTimes.find(([name]) => name === stage)?.[1] ?? 0;
    return hasReached(job, stage) ? minutesAfter(createdAt, minutes) : null;
  };
  return {
    ...{ createdAt, arrivedAt: at("arrived"), detailsSubmittedAt: at("details") },
    acceptedAt: hasReached(job, "accepted") ? minutesAfter(createdAt, acceptedAfter) : null,
    completedAt: at("completed"),
    confirmedAt: job.rating === undefined ? null : minutesAfter(createdAt, confirmedAfterMinutes),
    cancelledAt: reached === "cancelled" ? minutesAfter(createdAt, cancelledAfterMinutes) : null,
  };
}
type Times = ReturnType<typeof findTimes>;

/** The name of the work is no note of the handyman: everybody reads it in their language. */
const workOf = (job: PricedJob, address: string, skill: string) => {
  const hasDetails = hasReached(job, "details");
  return {
    arrivalVerified: hasReached(job, "arrived") && !job.isArrivalUnverified,
    durationDays: hasDetails ? 1 : null,
    pricePaisa: hasDetails ? toPaisa(job.priceRupees) : null,
    agreedPricePaisa: isAgreed(job) ? toPaisa(job.priceRupees) : null,
    workDescription: hasDetails ? skill : null,
    workLocation: hasDetails ? address : null,
    workStatus: job.reached === "completed" ? workStatus.completed : hasDetails ? workStatus.inProgress : null,
    cancelReason: job.cancelReason ?? null,
    ...(job.claimedRupees === undefined
      ? {}
      : { disputedPricePaisa: toPaisa(job.priceRupees), priceObjection: "We had agreed on less." }),
  };
};

interface Parties {
  id: string;
  customerId: string;
  providerId: string | null;
}

function toOffer(job: TownJob, { id, providerId }: Parties, { createdAt, acceptedAt, cancelledAt }: Times) {
  if (!providerId) return undefined;
  const status = job.reached === "cancelled" ? offerStatus.withdrawn : offerStatus.accepted;
  return { jobId: id, providerId, status, round: 1, createdAt, decidedAt: acceptedAt ?? cancelledAt };
}

function toEvents({ id, customerId, providerId }: Parties, times: Times) {
  const steps: readonly (readonly [JobEventKind, string | null, Date | null])[] = [
    ["requested", customerId, times.createdAt],
    ["accepted", providerId, times.acceptedAt],
    ["arrived", providerId, times.arrivedAt],
    ["details-submitted", providerId, times.detailsSubmittedAt],
    ["completed", providerId, times.completedAt],
    ["confirmed", customerId, times.confirmedAt],
    ["cancelled", customerId, times.cancelledAt],
  ];
  return steps.flatMap(([kind, actorId, at]) => (at ? [{ jobId: id, actorId, kind, at }] : []));
}

/** With two different amounts the price is not agreed. Otherwise it is, once the work is done. */
const isAgreed = ({ reached, claimedRupees }: TownJob) => reached === "completed" && claimedRupees === undefined;

function toWordsAboutPrice(job: PricedJob, { id, customerId }: Parties, { createdAt, detailsSubmittedAt }: Times) {
  if (!detailsSubmittedAt) return [];
  const word = { jobId: id, actorId: customerId };
  if (job.claimedRupees !== undefined) return [{ ...word, kind: "price-disputed" as const, at: detailsSubmittedAt }];
  if (!isAgreed(job)) return [];
  const detail = JSON.stringify({ amountPaisa: toPaisa(job.priceRupees) });
  return [{ ...word, kind: "price-agreed" as const, at: minutesAfter(createdAt, agreedAfterMinutes), detail }];
}

function toReview(
  { rating, feedback = "" }: TownJob,
  { id, providerId, confirmedAt }: { id: string; providerId: string | null; confirmedAt: Date | null },
) {
  if (rating === undefined || !providerId || !confirmedAt) return undefined;
  return {
    jobId: id,
    providerId,
    rating,
    feedback,
    reportedBy: "customer" as const,
    createdAt: confirmedAt,
    voidedAt: null,
    publicWords: feedback,
  };
}
