import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";

/** Conditions that lists, counters, inbox and steps share. All but the first need a row `job`. */

/**
 * Whether the ledger has a payment of any kind for the job. Without `limit`, PostgreSQL would read the whole ledger into a hash if it
 * expects many rows (decision 2026-11-22-1730).
 */
export const isSettledJob = (jobId: string): RawBuilder<boolean> =>
  sql<boolean>`((select true from ledger_transactions entry where entry.job_id = ${sql.ref(jobId)} limit 1) is not null)`;

export const isSettled = isSettledJob("job.id");

/** Whether a card or wallet payment is in progress. */
export const isBeingPaid = sql<boolean>`((select true from job_payments payment where payment.job_id = job.id limit 1) is not null)`;

/** A completed job that must be paid. A job that corrects an earlier one (docs/product.md J24) is free. */
export const isPayable = sql<boolean>`(${isOneOf("job.status", [jobStatus.completed])} and job.follows_job_id is null)`;

/** The customer has not agreed to the price. A price of zero needs no agreement. */
export const isPriceUnagreed = sql<boolean>`(job.price_paisa > 0 and job.agreed_price_paisa is distinct from job.price_paisa)`;

/** There is no price, or the customer has not agreed to it, also not to one of zero: they may still refuse the work (docs/product.md J30). */
export const hasNoAgreedPrice = sql<boolean>`(job.price_paisa is null or job.agreed_price_paisa is distinct from job.price_paisa)`;

/** The customer objects to the current price. */
export const isPriceDisputed = sql<boolean>`(${isPriceUnagreed} and job.disputed_price_paisa = job.price_paisa)`;

/** The office must look at the price. A paid price counts as agreed. */
export const waitsAboutPrice = sql<boolean>`(${isPriceDisputed} and not ${isSettled})`;

/** The job's unanswered offers, for `exists` and `count`. */
export const openOffers = sql`from offers offer where offer.job_id = job.id and ${isOneOf("offer.status", [offerStatus.offered])}`;

export const hasOpenOffers = sql<boolean>`exists (select ${openOffers})`;

/** No provider has the job and no offer is open: the office must find someone. */
export const waitsForHandyman = sql<boolean>`(${isOneOf("job.status", [jobStatus.requested])} and not ${hasOpenOffers})`;

/** Since when nobody is left to ask about such a job: the end of its last offer, or when it was given back or posted. */
export const waitsSince = sql<Date>`greatest(job.created_at,
  (select max(offer.decided_at) from offers offer where offer.job_id = job.id),
  (select max(event.at) from job_events event where event.job_id = job.id and event.kind = 'given-back'))`;

/** Whether only the handyman whom the customer wants has an offer for the job (docs/product.md J25). */
export const isAskedFirst = sql<boolean>`coalesce((select event.kind = 'asked-first' from job_events event
  where event.job_id = job.id and event.kind in ('asked-first', 'asked-everybody') order by event.id desc limit 1), false)`;
