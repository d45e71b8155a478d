import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { jobSteps } from "./job-progress.ts";

export interface OfferKey {
  jobId: string;
  providerId: string;
  now: Date;
}

/**
 * Gives the job to the provider: takes up their offer, moves the job by what that returned, closes the other offers and writes the
 * history. Call it with the job locked and Requested: the offers are then seen as the last step left them, and two providers
 * never wait for each other's. Returns whether the offer was still open.
 */
export async function takeOffer(db: Database, { jobId, providerId, now }: OfferKey): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      update offers set status = 'Accepted', decided_at = ${now}
      where job_id = ${jobId} and provider_id = ${providerId} and status = 'Offered'
      returning job_id
    ), moved as (
      update jobs set status = ${jobSteps.accept.to}, provider_id = ${providerId}, accepted_at = ${now}
      from taken where jobs.id = taken.job_id
      returning jobs.id
    ), closed as (
      update offers set status = 'Withdrawn', decided_at = ${now}
      where job_id in (select id from moved) and provider_id <> ${providerId} and status = 'Offered'
    ), told as (
      insert into job_events (job_id, actor_id, kind, at) select id, ${providerId}, 'accepted', ${now} from moved
    )
    select id from moved`.execute(db);
  return rows.length > 0;
}

/** Returns whether the offer was open until now. */
export async function closeOffer(db: Database, { jobId, providerId, now }: OfferKey): Promise<boolean> {
  const closed = await db
    .updateTable("offers")
    .set({ status: "Rejected", decidedAt: now })
    .where("jobId", "=", jobId)
    .where("providerId", "=", providerId)
    .where("status", "=", "Offered")
    .returning("jobId")
    .executeTakeFirst();
  return closed !== undefined;
}
