import type { PriceStatus } from "@hunarmand/api/jobs/job";
import { type JobNeed, type JobStatus, type JobStep, jobSteps } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { findNextSteps } from "@hunarmand/api/steps";
import { type RawBuilder, sql } from "kysely";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";
import {
  hasNoAgreedPrice,
  isBeingPaid,
  isPayable,
  isPriceDisputed,
  isPriceUnagreed,
  isSettled,
} from "./job-conditions.ts";
import { findSide, type JobSide, mayAnswer } from "./job-side.ts";

/** The state of a job's payment, as conditions on the row `job`. */
interface Payment {
  isSettled: RawBuilder<boolean>;
  isBeingPaid: RawBuilder<boolean>;
}

const lookedUp: Payment = { isSettled, isBeingPaid };

/**
 * A lateral join named `paid` for lists of jobs: one look-up a row instead of six. `offset` keeps PostgreSQL from inlining it at each use.
 */
export const paymentOfJob = sql<{ isSettled: boolean }>`(
  select ${isSettled} as is_settled, ${isBeingPaid} as is_being_paid offset 0)`;

const joined: Payment = { isSettled: sql`paid.is_settled`, isBeingPaid: sql`paid.is_being_paid` };

/** The state of the price between customer and provider. A price of zero needs no agreement, and a paid price counts as agreed. */
const priceStatusOf = ({
  isSettled: isPaid,
}: Payment) => sql<PriceStatus | null>`case when job.price_paisa is null then null
  when not ${isPriceUnagreed} or ${isPaid} then 'agreed' when ${isPriceDisputed} then 'disputed' else 'asked' end`;

export const priceStatus = priceStatusOf(lookedUp);

/** The amount that the customer would agree to instead of the current price. */
export const offeredPricePaisa = sql<number | null>`case when ${isPriceDisputed} then job.agreed_price_paisa end`;

/** The customer's objection to the current price. */
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
  unagreedPrice: hasNoAgreedPrice,
  disputedPrice: sql<boolean>`(${isPriceDisputed} and not ${isPaid} and not ${isUnderWay})`,
});

/** The conditions of each step besides the status, on the row `job`. A move checks them, and a list reads them for `nextSteps`. */
export const jobNeeds = needsOf(lookedUp);

const metNeedsOf = (needs: Needs) =>
  sql<JobNeed[]>`array_remove(array[${sql.join(
    Object.entries(needs).map(([need, isMet]) => sql`case when ${isMet} then ${sql.lit(need)} end`),
  )}]::text[], null)`;

/** The needs that a job meets, as one column of a query whose jobs are named `job`. */
export const metJobNeeds = metNeedsOf(jobNeeds);

/** The same columns for queries that join `paymentOfJob`. */
export const withPayment = { met: metNeedsOf(needsOf(joined)), priceStatus: priceStatusOf(joined) };

export interface JobStanding {
  status: JobStatus;
  met: JobNeed[];
  /** The side that proposed the open time. */
  proposedBy?: JobSide | null;
}

/** Returns the steps that the caller may take with a job that they can read. */
export const findJobSteps = ({ status, met, proposedBy }: JobStanding, caller: Caller): JobStep[] => {
  const canAnswer = !proposedBy || mayAnswer(findSide(caller.role), proposedBy);
  const own = canAnswer ? met : met.filter((need) => need !== "timeProposed");
  return findNextSteps(jobSteps, { status, met: own }, actorsOf(caller));
};
