import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { maskContacts } from "../../values/mask-contacts.ts";

export interface CustomersReview {
  jobId: string;
  rating: number;
  feedback: string;
  now: Date;
}

/** Stores the customer's review of a job that they have confirmed, replacing what the provider reported. Its public words are masked. */
export const putReview = (db: Database, { jobId, rating, feedback, now }: CustomersReview) =>
  sql`
    insert into reviews (job_id, provider_id, rating, feedback, reported_by, created_at, public_words)
    select id, provider_id, ${rating}, ${feedback}, 'customer', ${now}, ${maskContacts(feedback)} from jobs where id = ${jobId}
    on conflict (job_id) do update set rating = excluded.rating, feedback = excluded.feedback,
      reported_by = excluded.reported_by, created_at = excluded.created_at, voided_at = null,
      public_words = excluded.public_words`.execute(db);
