import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";

/** Conditions that lists, counters, inbox and steps share; all but the first are about the row `job`. */

/**
 * Does the ledger have a payment of the job, of whatever kind? With `limit`, because PostgreSQL would otherwise read the whole ledger into
 * a hash once many rows are expected (decision 2026-11-22-1730).
 */
export const isSettledJob = (jobId: string): RawBuilder<boolean> =>
  sql<boolean>`((select true from ledger_transactions entry where entry.job_id = ${sql.ref(jobId)} limit 1) is not null)`;

export const isSettled = isSettledJob("job.id");

/** Is a card or wallet payment under way? */
export const isBeingPaid = sql<boolean>`((select true from job_payments payment where payment.job_id = job.id limit 1) is not null)`;

/** A completed job that somebody has to pay: one that puts an earlier job right (docs/product.md J24) is free. */
export const isPayable = sql<boolean>`(${isOneOf("job.status", [jobStatus.completed])} and job.follows_job_id is null)`;

/** The customer has not agreed to the price; a price of nothing needs no agreement. */
export const isPriceUnagreed = sql<boolean>`(job.price_paisa > 0 and job.agreed_price_paisa is distinct from job.price_paisa)`;

/** The customer objects to the price as it is now. */
export const isPriceDisputed = sql<boolean>`(${isPriceUnagreed} and job.disputed_price_paisa = job.price_paisa)`;

/** The office has to look at the price: paying it is agreeing to it. */
export const waitsAboutPrice = sql<boolean>`(${isPriceDisputed} and not ${isSettled})`;

/** The job's offers that wait for an answer, to be counted or looked for. */
export const openOffers = sql`from offers offer where offer.job_id = job.id and ${isOneOf("offer.status", [offerStatus.offered])}`;

export const hasOpenOffers = sql<boolean>`exists (select ${openOffers})`;

/** Nobody has the job, and nobody is asked any more: the office has to find somebody. */
export const waitsForHandyman = sql<boolean>`(${isOneOf("job.status", [jobStatus.requested])} and not ${hasOpenOffers})`;
