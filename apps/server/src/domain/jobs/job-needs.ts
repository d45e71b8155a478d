import type { PriceStatus } from "@hunarmand/api/jobs/job";
import { type JobNeed, type JobStatus, type JobStep, jobSteps } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { findNextSteps } from "@hunarmand/api/steps";
import { type RawBuilder, sql } from "kysely";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";
import { isBeingPaid, isPayable, isPriceDisputed, isPriceUnagreed, isSettled } from "./job-conditions.ts";

/** What is known of a job's payment, as conditions on the row `job`. */
interface Payment {
  isSettled: RawBuilder<boolean>;
  isBeingPaid: RawBuilder<boolean>;
}

const lookedUp: Payment = { isSettled, isBeingPaid };

/**
 * To be joined sideways as `paid` to jobs of a list: it looks once a row instead of six times. `offset` keeps PostgreSQL from writing it out
 * again wherever it is read.
 */
export const paymentOfJob = sql<{ isSettled: boolean }>`(
  select ${isSettled} as is_settled, ${isBeingPaid} as is_being_paid offset 0)`;

const joined: Payment = { isSettled: sql`paid.is_settled`, isBeingPaid: sql`paid.is_being_paid` };

/** How customer and handyman stand about the price; one of nothing needs nobody's agreement, and paying is agreeing. */
const priceStatusOf = ({
  isSettled: isPaid,
}: Payment) => sql<PriceStatus | null>`case when job.price_paisa is null then null
  when not ${isPriceUnagreed} or ${isPaid} then 'agreed' when ${isPriceDisputed} then 'disputed' else 'asked' end`;

export const priceStatus = priceStatusOf(lookedUp);

/** The words against a price, as long as they stand. */
export const priceObjection = sql<string | null>`case when ${isPriceDisputed} then job.price_objection end`;

type Needs = Record<Exclude<JobNeed, "openOffer">, RawBuilder<boolean>>;

const needsOf = ({ isSettled: isPaid, isBeingPaid: isUnderWay }: Payment): Needs => ({
  details: sql<boolean>`job.details_submitted_at is not null`,
  unverifiedArrival: sql<boolean>`not job.arrival_verified`,
  unconfirmed: sql<boolean>`job.confirmed_at is null`,
  unsettled: sql<boolean>`(${isPayable} and not ${isPaid})`,
  due: sql<boolean>`(${isPayable} and not ${isPaid} and not ${isUnderWay})`,
  startCode: sql<boolean>`(job.start_code is not null and job.start_code_tries < ${sql.lit(limits.startCodeTries)})`,
  timeProposed: sql<boolean>`job.proposed_time is not null`,
  openPrice: sql<boolean>`(${isPriceUnagreed} and not ${isPaid})`,
  disputedPrice: sql<boolean>`(${isPriceDisputed} and not ${isPaid} and not ${isUnderWay})`,
});

/** What a step needs beside the status, of the row `job`: a move stands on it, and a list reads it for `nextSteps`. */
export const jobNeeds = needsOf(lookedUp);

const metNeedsOf = (needs: Needs) =>
  sql<JobNeed[]>`array_remove(array[${sql.join(
    Object.entries(needs).map(([need, isMet]) => sql`case when ${isMet} then ${sql.lit(need)} end`),
  )}]::text[], null)`;

/** The needs that a job meets, as one column of any query whose jobs are called `job`. */
export const metJobNeeds = metNeedsOf(jobNeeds);

/** The same columns where `paymentOfJob` is joined. */
export const withPayment = { met: metNeedsOf(needsOf(joined)), priceStatus: priceStatusOf(joined) };

export interface JobStanding {
  status: JobStatus;
  met: JobNeed[];
  /** The account whose proposal stands: it is for the other side to agree. */
  proposedBy?: string | null;
}

/** What the caller may do next with a job that they see. */
export const findJobSteps = ({ status, met, proposedBy }: JobStanding, caller: Caller): JobStep[] => {
  const own = proposedBy === caller.accountId ? met.filter((need) => need !== "timeProposed") : met;
  return findNextSteps(jobSteps, { status, met: own }, actorsOf(caller));
};
