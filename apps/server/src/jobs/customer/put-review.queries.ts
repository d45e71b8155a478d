import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { maskContacts } from "../../values/mask-contacts.ts";

export interface CustomersReview {
  jobId: string;
  rating: number;
  feedback: string;
  now: Date;
}

/** Stores the customer's review of a job that they have confirmed, replacing what the provider reported. Its public words are masked. */
export const putReview = (db: Database, review: CustomersReview) => storeReview(db, review, sql`true`);

/**
 * Stores the review of a customer who has confirmed the cash alone before. Returns false for any other person or job, and for a second
 * review.
 */
export async function rateLater(db: Database, { customerId, ...review }: CustomersReview & { customerId: string }) {
  const isWaiting = sql<boolean>`customer_id = ${customerId} and confirmed_at is not null
    and not exists (select from reviews own where own.job_id = jobs.id and own.reported_by = 'customer')`;
  const { rows } = await storeReview(db, review, isWaiting);
  return rows.length > 0;
}

/** Stores it, and notifies the provider of the customer's stars. */
const storeReview = (db: Database, { jobId, rating, feedback, now }: CustomersReview, onlyIf: RawBuilder<unknown>) =>
  sql`
    with stored as (insert into reviews (job_id, provider_id, rating, feedback, reported_by, created_at, public_words)
    select id, provider_id, ${rating}, ${feedback}, 'customer', ${now}, ${maskContacts(feedback)} from jobs where id = ${jobId} and ${onlyIf}
    on conflict (job_id) do update set rating = excluded.rating, feedback = excluded.feedback,
      reported_by = excluded.reported_by, created_at = excluded.created_at, voided_at = null,
      public_words = excluded.public_words
    returning job_id, provider_id)
    select job_id, publish_event(provider_id, 'job-rated', job_id) from stored`.execute(db);
