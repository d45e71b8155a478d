import type { NoWorkReason } from "@hunarmand/api/jobs/no-work/no-work";
import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import type { TimelineEntry } from "@hunarmand/api/jobs/office";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { complaintsOf } from "../../domain/jobs/complaints/job-complaints.queries.ts";
import { latestCase } from "../../domain/jobs/complaints/problems.queries.ts";
import { attachmentsOf } from "../attachments/attachments.queries.ts";
import { attachmentEvents, complaintEvents, receiptEvents } from "./story/story-sources.ts";

/** The newest follow-up of this job. */
const followUp = sql<string | null>`(select next.id from jobs next where next.follows_job_id = job.id
  and next.status <> ${sql.lit(jobStatus.cancelled)} order by next.created_at desc, next.id desc limit 1)`;

/** Returns what the list of jobs does not contain: the work, the arrival's position, the words and the cash. */
export const findJobFacts = (db: Database, jobId: string) =>
  db
    .selectFrom("jobs as job")
    .leftJoin("accounts as provider", "provider.id", "job.providerId")
    .leftJoin("reviews as review", "review.jobId", "job.id")
    .leftJoin("jobCash as cash", "cash.jobId", "job.id")
    .leftJoin("ledgerTransactions as entry", "entry.jobId", "job.id")
    .select([
      "job.customerId",
      "job.providerId",
      "provider.phone as providerPhone",
      "job.description",
      "job.followsJobId",
    ])
    .select([latestCase.as("latestCase"), followUp.as("followUpJobId")])
    .select(["job.scheduledFor", "job.paymentMethod", "job.arrivalDistanceMeters", "job.arrivalAccuracyMeters"])
    .select(["job.detailsSubmittedAt", "job.durationDays", "job.workDescription", "job.workLocation"])
    .select(["job.cancelReason", "job.noWorkReason", "review.feedback", "review.reportedBy as feedbackBy"])
    .select(["cash.jobId as cashJobId", "cash.declaredPaisa", "cash.claimedPaisa", "cash.confirmedPaisa"])
    .select(["entry.id as ledgerEntryId", attachmentsOf().as("attachments"), complaintsOf().as("complaints")])
    .where("job.id", "=", jobId)
    .executeTakeFirst();

export interface TimelineRow {
  at: Date;
  kind: TimelineEntry["kind"];
  by: string | null;
  role: string | null;
  about: string | null;
  reason: string | null;
  amountPaisa: number | null;
  time: string | null;
  minutes: number | null;
  claimedAt: string | null;
  noWork: NoWorkReason | null;
}

const { rejected, expired, withdrawn } = offerStatus;
const entriesMax = 500;

/** The job's own history. Each step of the office has the reason of its audit row. */
const ownEvents = (jobId: string) => sql`
  select event.at, event.kind, actor.first_name || ' ' || actor.last_name as by, actor.role,
    given.first_name || ' ' || given.last_name as about,
    coalesce(event.detail ->> 'words', case event.kind when 'cancelled' then job.cancel_reason else step.reason end) as reason,
    (event.detail ->> 'amountPaisa')::bigint as amount_paisa, event.detail ->> 'time' as time,
    (event.detail ->> 'minutes')::int as minutes, 0 as place, event.detail ->> 'claimedAt' as claimed_at,
    event.detail ->> 'noWork' as no_work
  from job_events event
  join jobs job on job.id = event.job_id
  left join accounts actor on actor.id = event.actor_id
  left join audit_entries step on step.subject_type = 'job' and step.subject_id = event.job_id::text
    and step.at = event.at and step.actor_id = event.actor_id and step.action not like 'job.read%' and step.action <> 'job.note'
  left join accounts given on given.id = (step.after ->> 'providerId')::uuid
  where event.job_id = ${jobId}`;

const nameList = sql`string_agg(account.first_name || ' ' || account.last_name, ', ' order by account.id)`;

/** One line for each round, and one for all offers that ended in the same way at the same time. */
const offerEvents = (jobId: string) => sql`
  select offer.created_at, 'offered', null, null, ${nameList}, null, null::bigint, null, null::int, 1
  from offers offer join accounts account on account.id = offer.provider_id
  where offer.job_id = ${jobId} and offer.round > 0 group by offer.created_at
  union all
  select offer.decided_at, 'offer-' || lower(offer.status), null, null, ${nameList}, null, null, null, null, 1
  from offers offer join accounts account on account.id = offer.provider_id
  where offer.job_id = ${jobId} and ${isOneOf("offer.status", [rejected, expired, withdrawn])} and offer.decided_at is not null
  group by offer.decided_at, offer.status`;

const moneyEvents = (jobId: string) => sql`
  select declared_at, 'cash-declared', account.first_name || ' ' || account.last_name, account.role, null, null, cash.declared_paisa, null, null::int, 1
  from job_cash cash join accounts account on account.id = cash.provider_id
  where job_id = ${jobId} and declared_at is not null
  union all
  select claimed_at, 'cash-claimed', account.first_name || ' ' || account.last_name, account.role, null, null, cash.claimed_paisa, null, null, 1
  from job_cash cash join jobs job on job.id = cash.job_id join accounts account on account.id = job.customer_id
  where cash.job_id = ${jobId} and claimed_at is not null
  union all
  select posted_at, case kind when 'cash-confirmed' then kind else 'paid' end,
    confirmer.first_name || ' ' || confirmer.last_name, confirmer.role, null, step.reason, cash.confirmed_paisa, null, null, 1
  from ledger_transactions entry
  left join job_cash cash on cash.job_id = entry.job_id and entry.kind = 'cash-confirmed'
  left join accounts confirmer on confirmer.id = cash.confirmed_by
  left join audit_entries step on step.subject_type = 'job' and step.subject_id = entry.job_id::text
    and step.at = entry.posted_at and step.action = 'job.confirm-cash'
  where entry.job_id = ${jobId}`;

/** Returns everything that happened to a job, oldest first: history, offers, payments, pictures, complaints and the office's audit. */
export async function selectTimeline(db: Database, jobId: string): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    select at, kind, by, role, about, reason, amount_paisa, time, minutes, claimed_at, no_work from (
      ${ownEvents(jobId)} union all select other.*, null::text, null from (
        ${offerEvents(jobId)} union all ${moneyEvents(jobId)} union all
        ${attachmentEvents(jobId)} union all ${receiptEvents(jobId)} union all ${complaintEvents(jobId)}) as other
    ) as happened order by at, place, kind limit ${entriesMax}`.execute(db);
  return rows;
}
