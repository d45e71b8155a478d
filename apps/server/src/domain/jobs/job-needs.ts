import type { PriceStatus } from "@hunarmand/api/jobs/job";
import { type JobNeed, type JobStatus, type JobStep, jobStatus, jobSteps } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { findNextSteps } from "@hunarmand/api/steps";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";

const isCompleted = isOneOf("job.status", [jobStatus.completed]);
/** It puts an earlier job right (docs/product.md J24): nobody pays for it. */
const isFree = sql`job.follows_job_id is not null`;
/** What is known of a job's payment, as conditions on the row `job`. */
interface Payment {
  /** The ledger has it, of whatever kind. */
  isSettled: RawBuilder<boolean>;
  isBeingPaid: RawBuilder<boolean>;
}

/**
 * With `limit`, because PostgreSQL would otherwise read the whole ledger into a hash once many rows are expected (decision
 * 2026-11-22-1730).
 */
const lookedUp: Payment = {
  isSettled: sql`((select true from ledger_transactions entry where entry.job_id = job.id limit 1) is not null)`,
  isBeingPaid: sql`((select true from job_payments payment where payment.job_id = job.id limit 1) is not null)`,
};

/**
 * To be joined sideways as `paid` to jobs of a list: it looks once a row instead of six times. `offset` keeps PostgreSQL from writing it out
 * again wherever it is read.
 */
export const paymentOfJob = sql<{ isSettled: boolean }>`(
  select ${lookedUp.isSettled} as is_settled, ${lookedUp.isBeingPaid} as is_being_paid offset 0)`;

const joined: Payment = { isSettled: sql`paid.is_settled`, isBeingPaid: sql`paid.is_being_paid` };

const isUnagreed = sql`job.price_paisa > 0 and job.agreed_price_paisa is distinct from job.price_paisa`;
const isDisputed = sql`${isUnagreed} and job.disputed_price_paisa = job.price_paisa`;

/** How customer and handyman stand about the price; one of nothing needs nobody's agreement, and paying is agreeing. */
const priceStatusOf = ({ isSettled }: Payment) => sql<PriceStatus | null>`case when job.price_paisa is null then null
  when not (${isUnagreed}) or ${isSettled} then 'agreed' when ${isDisputed} then 'disputed' else 'asked' end`;

export const priceStatus = priceStatusOf(lookedUp);

/** The words against a price, as long as they stand. */
export const priceObjection = sql<string | null>`case when ${isDisputed} then job.price_objection end`;

type Needs = Record<Exclude<JobNeed, "openOffer">, RawBuilder<boolean>>;

const needsOf = ({ isSettled, isBeingPaid }: Payment): Needs => ({
  details: sql<boolean>`job.details_submitted_at is not null`,
  unverifiedArrival: sql<boolean>`not job.arrival_verified`,
  unconfirmed: sql<boolean>`job.confirmed_at is null`,
  unsettled: sql<boolean>`(${isCompleted} and not ${isFree} and not ${isSettled})`,
  due: sql<boolean>`(${isCompleted} and not ${isFree} and not ${isSettled} and not ${isBeingPaid})`,
  startCode: sql<boolean>`(job.start_code is not null and job.start_code_tries < ${sql.lit(limits.startCodeTries)})`,
  timeProposed: sql<boolean>`job.proposed_time is not null`,
  openPrice: sql<boolean>`(${isUnagreed} and not ${isSettled})`,
  disputedPrice: sql<boolean>`(${isDisputed} and not ${isSettled} and not ${isBeingPaid})`,
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
