import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

export interface DeskStep {
  jobId: string;
  actorId: string;
  now: Date;
}

/**
 * Gives a Requested or Accepted job to a Verified provider: moves it, withdraws the other offers and writes its history. Call it
 * with the job locked; the provider is locked here, so that nobody is suspended meanwhile. Returns whether it did.
 */
export async function giveJob(
  db: Database,
  { jobId, actorId, now, providerId }: DeskStep & { providerId: string },
): Promise<boolean> {
  await sql`select from providers where account_id = ${providerId} for share`.execute(db);
  const { rows } = await sql`
    with given as (
      update jobs set status = 'Accepted', provider_id = ${providerId}, accepted_at = ${now}
      where id = ${jobId} and status in ('Requested', 'Accepted') and provider_id is distinct from ${providerId}
        and exists (select from providers where account_id = ${providerId} and status = 'Verified')
      returning id
    ), closed as (
      update offers set status = 'Withdrawn', decided_at = ${now}
      where job_id in (select id from given) and provider_id <> ${providerId} and status in ('Offered', 'Accepted')
    ), taken as (
      insert into offers (job_id, provider_id, status, round, created_at, decided_at)
      select id, ${providerId}, 'Accepted', 0, ${now}, ${now} from given
      on conflict (job_id, provider_id) do update set status = 'Accepted', decided_at = excluded.decided_at
    ), told as (
      insert into job_events (job_id, actor_id, kind, at) select id, ${actorId}, 'assigned', ${now} from given
    )
    select id from given`.execute(db);
  return rows.length > 0;
}

/** Moves an accepted job to InProgress, or confirms an arrival that came without a position. Returns whether it did. */
export async function confirmArrival(db: Database, { jobId, actorId, now }: DeskStep): Promise<boolean> {
  const { rows } = await sql`
    with arrived as (
      update jobs set status = 'InProgress', arrived_at = coalesce(arrived_at, ${now}), arrival_verified = true
      where id = ${jobId} and (status = 'Accepted' or (status = 'InProgress' and not arrival_verified))
      returning id
    ), told as (
      insert into job_events (job_id, actor_id, kind, at) select id, ${actorId}, 'arrived', ${now} from arrived
    )
    select id from arrived`.execute(db);
  return rows.length > 0;
}

/** Completes a job whose details are there; the customer may still rate it. Returns whether it did. */
export async function finishJob(db: Database, { jobId, actorId, now }: DeskStep): Promise<boolean> {
  const { rows } = await sql`
    with completed as (
      update jobs set status = 'Completed', completed_at = ${now}, work_status = 'Completed'
      where id = ${jobId} and status = 'InProgress' and details_submitted_at is not null
      returning id, provider_id
    ), rested as (
      update providers set idle_since = ${now} where account_id in (select provider_id from completed)
    ), told as (
      insert into job_events (job_id, actor_id, kind, at) select id, ${actorId}, 'completed', ${now} from completed
    )
    select id from completed`.execute(db);
  return rows.length > 0;
}

export const findJob = (db: Database, jobId: string) =>
  db.selectFrom("jobs").select(["status", "providerId", "arrivalVerified"]).where("id", "=", jobId).executeTakeFirst();

export const findProvider = (db: Database, providerId: string) =>
  db.selectFrom("providers").select("status").where("accountId", "=", providerId).executeTakeFirst();
