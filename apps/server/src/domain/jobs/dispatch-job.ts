import { isRequested } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { getSettings } from "../settings/settings.queries.ts";
import { lockJob } from "./lock-job.queries.ts";
import { getOfferedJob, offerToNext, offerToOne } from "./offer-round.queries.ts";

/** What dispatching needs; pass a transaction as `db`. */
export type Dispatch = Pick<Services, "db" | "clock" | "queue">;

const minuteMilliseconds = 60_000;

/**
 * Offers a requested job to the next round of providers, unless an offer is still open. The round expires through the queue.
 * Call it in a transaction. Returns to how many it was offered: none means that the job waits in the office's queue.
 */
export async function dispatchJob({ db, clock, queue }: Dispatch, jobId: string): Promise<number> {
  // The job stays locked until the transaction ends, so that two last rejections at once open one round, not two.
  const locked = await lockJob(db, jobId);
  if (!locked || !isRequested(locked)) return 0;
  const job = await getOfferedJob(db, jobId);
  if (job.openOffers > 0) return 0;
  const { offerRoundSize, offerMinutes } = await getSettings(db);
  const now = clock.now();
  const round = job.round + 1;
  // The handyman who was asked first counts as round one.
  if (round === 2) await endFirstAsk(db, jobId, now);
  const startAfter = new Date(now.getTime() + offerMinutes * minuteMilliseconds);
  const offered = await offerToNext(db, job, { round, size: offerRoundSize, now, expiresAt: startAfter });
  if (offered > 0) {
    await queue.enqueue(db, "expire-offers", { jobId, round }, { startAfter });
  }
  return offered;
}

/**
 * Asks one handyman alone, before the first round: a round of its own, that ends as every round does. Returns until when, or undefined
 * where they cannot be asked: then nobody was. Call it in the transaction that posts the job.
 */
export async function askFirst({ db, clock, queue }: Dispatch, jobId: string, providerId: string) {
  const now = clock.now();
  const startAfter = new Date(now.getTime() + limits.firstAskMinutes * minuteMilliseconds);
  const ask = { providerId, round: 1, now, expiresAt: startAfter };
  if ((await offerToOne(db, await getOfferedJob(db, jobId), ask)) === 0) return undefined;
  await queue.enqueue(db, "expire-offers", { jobId, round: 1 }, { startAfter });
  return startAfter;
}

/** The story of a job whose handyman of before was asked alone says that this is over. */
const endFirstAsk = (db: Database, jobId: string, now: Date) =>
  sql`insert into job_events (job_id, kind, at) select job_id, 'asked-everybody', ${now} from job_events
    where job_id = ${jobId} and kind = 'asked-first'
      and not exists (select from job_events where job_id = ${jobId} and kind = 'asked-everybody')`.execute(db);

/** A transaction ranks people when it ends: one that dispatches to whom it has just inserted says so before. */
export const rankAtOnce = (db: Database) => sql`set constraints all immediate`.execute(db);
