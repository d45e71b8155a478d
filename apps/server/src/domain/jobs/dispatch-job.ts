import { isRequested } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { findOfferEnds, findUnansweredWarning, isWorkHour } from "@hunarmand/api/providers/work-hours";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { getSettings } from "../settings/settings.queries.ts";
import { lockJob } from "./lock-job.queries.ts";
import { getOfferedJob, type OfferedJob, offerToNext, offerToOne } from "./offer-round.queries.ts";

/** The services for dispatching. Pass a transaction as `db`. */
export type Dispatch = Pick<Services, "db" | "clock" | "queue">;

/**
 * Offers a requested job to the next round of providers, unless an offer is still open. Tasks in the queue expire the round. Call it in a
 * transaction. Returns the number of offers. With none, the job waits in the office's queue.
 */
export async function dispatchJob(dispatch: Dispatch, jobId: string): Promise<number> {
  // The lock makes two last rejections at once open one round instead of two.
  const locked = await lockJob(dispatch.db, jobId);
  return locked && isRequested(locked) ? dispatchNewJob(dispatch, jobId) : 0;
}

/** The same in the transaction that posts the job: no other one can see it yet, so it need not be locked. */
export async function dispatchNewJob({ db, clock, queue }: Dispatch, jobId: string): Promise<number> {
  const job = await getOfferedJob(db, jobId);
  if (job.openOffers > 0) return 0;
  const { offerRoundSize, offerMinutes, urgentOfferMinutes } = await getSettings(db);
  const now = clock.now();
  const round = job.round + 1;
  // The ask of a single provider counts as round one.
  if (round === 2) await endFirstAsk(db, jobId, now);
  // Without a time the customer needs somebody now (docs/product.md O3).
  const minutes = job.scheduledFor ? offerMinutes : urgentOfferMinutes;
  const times = findOfferEnds(now, minutes, job.scheduledFor);
  const ends = await offerToNext(db, job, { round, size: offerRoundSize, now, ...times });
  const last = new Date(Math.max(...ends.map(Number)));
  if (ends.length === 0 && job.round > 0) await recordUnanswered(db, jobId, now);
  if (ends.some((end) => end < last)) {
    const startAfter = times.expiresAt;
    await queue.enqueue(db, "expire-offers", { jobId, round, until: startAfter.toISOString() }, { startAfter });
  }
  if (ends.length > 0) await queue.enqueue(db, "expire-offers", { jobId, round }, { startAfter: last });
  if (ends.length > 0) await planWarning({ db, clock, queue }, job, now);
  return ends.length;
}

/** Offers of the night end shortly before a visit of the morning. So the customer learns earlier that nobody has taken it yet. */
async function planWarning(
  { db, queue }: Dispatch,
  { id: jobId, scheduledFor, askedSince }: OfferedJob,
  now: Date,
): Promise<void> {
  if (!scheduledFor) return;
  const startAfter = findUnansweredWarning(scheduledFor, askedSince);
  if (startAfter <= now) return;
  await queue.enqueue(db, "warn-unanswered", { jobId, wished: scheduledFor.toISOString() }, { startAfter });
}

/**
 * Offers the job to one provider only, as a round before the others. It expires like any round. Returns its end, or undefined if this
 * provider cannot be asked. Call it in the transaction that posts the job.
 */
export async function askFirst({ db, clock, queue }: Dispatch, jobId: string, providerId: string) {
  const now = clock.now();
  const job = await getOfferedJob(db, jobId);
  const times = findOfferEnds(now, limits.firstAskMinutes, job.scheduledFor);
  // At night they have time until the morning, also those who take jobs at all hours: the customer waits for this one.
  const expiresAt = isWorkHour("day", now) ? times.expiresAt : times.laterExpiresAt;
  const startAfter = await offerToOne(db, job, { providerId, round: 1, now, ...times, expiresAt });
  if (startAfter) await queue.enqueue(db, "expire-offers", { jobId, round: 1 }, { startAfter });
  return startAfter;
}

/** Adds to the job's timeline that the time of the provider who was asked first is over. */
const endFirstAsk = (db: Database, jobId: string, now: Date) =>
  sql`insert into job_events (job_id, kind, at) select job_id, 'asked-everybody', ${now} from job_events
    where job_id = ${jobId} and kind = 'asked-first'
      and not exists (select from job_events where job_id = ${jobId} and kind = 'asked-everybody')`.execute(db);

/** Adds to the job's timeline, once after each round, that nobody has taken it: the customer is notified of it. */
export const recordUnanswered = (db: Database, jobId: string, now: Date) =>
  sql`insert into job_events (job_id, kind, at) select ${jobId}, 'unanswered', ${now}
    where not exists (select from job_events event where event.job_id = ${jobId} and event.kind = 'unanswered'
      and event.at >= (select max(created_at) from offers where job_id = ${jobId}))`.execute(db);

/** Ranks are updated at commit. A transaction that dispatches to people whom it has just inserted calls this first. */
export const rankAtOnce = (db: Database) => sql`set constraints all immediate`.execute(db);
