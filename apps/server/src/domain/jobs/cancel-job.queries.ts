import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

export interface Cancellation {
  jobId: string;
  /** Whose job it has to be; undefined for the office, which cancels anyone's. */
  customerId?: string | undefined;
  actorId: string;
  reason: string;
  now: Date;
}

/**
 * Cancels the job, withdraws its offers and writes its history. Call it with the job locked, or offers of a round that opens at
 * this moment stay open. Returns whether it did.
 */
export async function cancelJob(db: Database, cancellation: Cancellation): Promise<boolean> {
  const { jobId, customerId, actorId, reason, now } = cancellation;
  const isTheirs = customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`;
  const { rows } = await sql`
    with cancelled as (
      update jobs set status = 'Cancelled', cancelled_at = ${now}, cancelled_by = ${actorId}, cancel_reason = ${reason}
      where id = ${jobId} and ${isTheirs} and status in ('Requested', 'Accepted')
      returning id
    ), closed as (
      update offers set status = 'Withdrawn', decided_at = ${now}
      where job_id in (select id from cancelled) and status in ('Offered', 'Accepted')
    ), told as (
      insert into job_events (job_id, actor_id, kind, at) select id, ${actorId}, 'cancelled', ${now} from cancelled
    )
    select id from cancelled`.execute(db);
  return rows.length > 0;
}
