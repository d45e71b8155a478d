import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { jobSteps } from "./job-progress.ts";

export interface OfferKey {
  jobId: string;
  providerId: string;
  now: Date;
}

/**
 * Gives the job to the provider if it is still free and offered to him: moves the job, closes all its offers and writes the
 * history in one statement, so that of many at once exactly one wins. Answers whether this one did.
 */
export async function takeOffer(db: Database, { jobId, providerId, now }: OfferKey): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update jobs set status = ${jobSteps.accept.to}, provider_id = ${providerId}, accepted_at = ${now}
      where id = ${jobId} and status = 'Requested' and exists (
        select from offers where job_id = ${jobId} and provider_id = ${providerId} and status = 'Offered'
      )
      returning id
    ), closed as (
      update offers set decided_at = ${now}, status = case when provider_id = ${providerId} then 'Accepted' else 'Withdrawn' end
      where job_id in (select id from moved) and status = 'Offered'
    ), told as (
      insert into job_events (job_id, actor_id, kind, at) select id, ${providerId}, 'accepted', ${now} from moved
    )
    select id from moved`.execute(db);
  return rows.length > 0;
}

/** Answers whether the offer was open until now. */
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
