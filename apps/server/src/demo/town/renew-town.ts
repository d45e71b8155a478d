import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { openStatuses, statusesInHand } from "@hunarmand/api/jobs/steps";
import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { type Dispatch, dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { waitsForHandyman } from "../../domain/jobs/job-conditions.ts";
import { moveTownVisits } from "./applicants/insert-town-visits.ts";

/**
 * Moves open work in the demo to today by whole days, and offers unaccepted jobs again, so that a demo from yesterday has offers, jobs in
 * progress and deadlines today. Past work is not moved.
 */
export async function renewTown(services: Dispatch): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction().execute(async (db) => {
    const waiting = await reopenOffers(db, now);
    await moveJobs(db, now);
    await moveDesks(db, now);
    await moveTownVisits(db, now);
    for (const jobId of waiting) await dispatchJob({ ...services, db }, jobId);
  });
}

const ofDemo = sql`customer_id in (select account_id from demo_accounts)`;
/** Whole days between a time and now, 0 for today. */
const daysSince = (column: string, now: Date) =>
  sql`make_interval(days => floor(extract(epoch from ${now}::timestamptz - ${sql.ref(column)}) / 86400)::int)`;

/** Moves jobs without an open offer to now, as if just posted. Returns their ids. */
async function reopenOffers(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with waiting as (
      select id from jobs job where ${ofDemo} and ${waitsForHandyman}
        and exists (select from offers where job_id = job.id) for update
    ), forgotten as (
      delete from offers where job_id in (select id from waiting)
    ), noted as (
      update job_events set at = ${now} where job_id in (select id from waiting) and kind = 'requested'
    )
    update jobs set created_at = ${now} where id in (select id from waiting) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Moves all times of an open job by the same days, so that its timeline stays in order. */
async function moveJobs(db: Database, now: Date): Promise<void> {
  await sql`
    with old as (
      select id, ${daysSince("jobs.createdAt", now)} as days from jobs
      where ${ofDemo} and ${isOneOf("status", openStatuses)} and created_at < ${now}::timestamptz - interval '1 day'
    ), events as (
      update job_events set at = at + old.days from old where job_id = old.id
    ), offered as (
      update offers set created_at = created_at + old.days, decided_at = decided_at + old.days from old where job_id = old.id
    )
    update jobs set created_at = created_at + old.days, accepted_at = accepted_at + old.days, arrived_at = arrived_at + old.days,
      details_submitted_at = details_submitted_at + old.days
    from old where jobs.id = old.id`.execute(db);
  // A wished time in the past moves to the same hour of today.
  await sql`
    update jobs set scheduled_for = scheduled_for + ${daysSince("jobs.scheduledFor", now)} + case when ${isOneOf("status", statusesInHand)} then interval '0' else interval '1 day' end
    where ${ofDemo} and ${isOneOf("status", openStatuses)} and scheduled_for < ${now}::timestamptz - interval '1 day'`.execute(
    db,
  );
}

/** Moves work at the desks to today with its time of day, so that its remaining time stays the same. */
async function moveDesks(db: Database, now: Date): Promise<void> {
  const ofPerson = sql`account_id in (select account_id from demo_accounts)`;
  await sql`
    update inquiries set created_at = created_at + days, due_at = due_at + days, late_notified_for = late_notified_for + days
    from (select id as old_id, ${daysSince("inquiries.createdAt", now)} as days from inquiries
      where status in (${sql.lit(inquiryStatus.new)}, ${sql.lit(inquiryStatus.acknowledged)}) and ${ofPerson}
        and created_at < ${now}::timestamptz - interval '2 days') old
    where id = old_id`.execute(db);
  await sql`
    update wallet_payments set created_at = created_at + days, sent_at = sent_at + days
    from (select id as old_id, ${daysSince("walletPayments.createdAt", now)} as days from wallet_payments
      where status = ${sql.lit(walletPaymentStatus.pending)} and ${ofPerson} and created_at < ${now}::timestamptz - interval '1 day') old
    where id = old_id`.execute(db);
  await sql`
    update quotes set valid_until = ${now}::timestamptz + interval '12 days'
    where status = ${sql.lit(quoteStatus.quoted)} and ${ofPerson} and valid_until < ${now}::timestamptz`.execute(db);
}
