import type { Updateable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobsTable } from "../../database/tables/job-tables.ts";

/** A job that the actor changes. `customerId` is undefined for the office, which changes anyone's. */
export interface JobAction {
  jobId: string;
  customerId: string | undefined;
  actorId: string;
  now: Date;
}

const isOwn = (customerId: string | undefined) =>
  customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`;

/** Until the transaction ends nobody accepts or changes the job. Returns its status; nothing for another's job. */
export const lockOwnJob = (db: Database, { jobId, customerId }: JobAction) =>
  db
    .selectFrom("jobs")
    .select("status")
    .where("id", "=", jobId)
    .where(sql<boolean>`${isOwn(customerId)}`)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Changes a job that is still Requested, with a line of its history. Returns whether it was. */
export async function changeJob(
  db: Database,
  { jobId, actorId, now }: JobAction,
  set: Updateable<JobsTable>,
): Promise<boolean> {
  const changed = await db
    .updateTable("jobs")
    .set(set)
    .where("id", "=", jobId)
    .where("status", "=", "Requested")
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  await db.insertInto("jobEvents").values({ jobId, actorId, kind: "updated", at: now }).execute();
  return true;
}

/** All offers of the job, refused ones as well, were for what it was before: everybody may be asked anew. */
export async function withdrawOffers(db: Database, jobId: string, now: Date): Promise<void> {
  await db
    .updateTable("offers")
    .set({ status: "Withdrawn", decidedAt: now })
    .where("jobId", "=", jobId)
    .where("status", "<>", "Withdrawn")
    .execute();
}

export interface Rating {
  jobId: string;
  customerId: string;
  rating: number;
  feedback: string;
  now: Date;
}

/**
 * Confirms a completed job once, in one statement: the customer's own review takes the place of what the provider reported.
 * Returns whether this was the time.
 */
export async function rateJob(db: Database, { jobId, customerId, rating, feedback, now }: Rating): Promise<boolean> {
  const { rows } = await sql`
    with confirmed as (
      update jobs set confirmed_at = ${now}
      where id = ${jobId} and customer_id = ${customerId} and status = 'Completed' and confirmed_at is null
      returning id, provider_id
    ), rated as (
      insert into reviews (job_id, provider_id, rating, feedback, reported_by, created_at)
      select id, provider_id, ${rating}, ${feedback}, 'customer', ${now} from confirmed
      on conflict (job_id) do update set rating = excluded.rating, feedback = excluded.feedback,
        reported_by = excluded.reported_by, created_at = excluded.created_at, voided_at = null
    ), told as (
      insert into job_events (job_id, actor_id, kind, at) select id, ${customerId}, 'confirmed', ${now} from confirmed
    )
    select id from confirmed`.execute(db);
  return rows.length > 0;
}
