import { offerStatus, offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { isRequested, statusesInHand } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { getSettings } from "../settings/settings.queries.ts";
import { lockJob } from "./lock-job.queries.ts";

/** What dispatching needs; pass a transaction as `db`. */
export type Dispatch = Pick<Services, "db" | "clock" | "queue">;

const minuteMilliseconds = 60_000;

/**
 * Offers a requested job to the next round of providers, unless an offer is still open. The round expires through the queue.
 * Call it in a transaction. Returns to how many it was offered: none means that the job waits in the office's queue.
 */
export async function dispatchJob({ db, clock, queue }: Dispatch, jobId: string): Promise<number> {
  const last = await lockRound(db, jobId);
  if (!last || !isRequested(last) || last.openOffers > 0) return 0;
  const { offerRoundSize, offerMinutes } = await getSettings(db);
  const now = clock.now();
  const round = last.round + 1;
  // The handyman who was asked first counts as round one.
  if (round === 2) await endFirstAsk(db, jobId, now);
  const startAfter = new Date(now.getTime() + offerMinutes * minuteMilliseconds);
  const offered = await offerToNext(db, { jobId, round, size: offerRoundSize, now, expiresAt: startAfter });
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
  // Who is being suspended or pausing at this moment is waited for, and judged by what came of it.
  const { numAffectedRows = 0n } = await sql`
    insert into offers (job_id, provider_id, status, round, created_at, expires_at)
    select job.id, provider.account_id, ${sql.lit(offerSteps.ask.to)}, 1, ${now}, ${startAfter}
    from jobs job
    join providers provider on ${canBeAsked}
    where job.id = ${jobId} and provider.account_id = ${providerId} and provider.account_id <> job.customer_id
      and exists (
        select from provider_skills skill where skill.provider_id = provider.account_id and skill.skill_id = job.skill_id
      )
    for share of provider`.execute(db);
  if (numAffectedRows === 0n) return undefined;
  await queue.enqueue(db, "expire-offers", { jobId, round: 1 }, { startAfter });
  return startAfter;
}

/** The story of a job whose handyman of before was asked alone says that this is over. */
const endFirstAsk = (db: Database, jobId: string, now: Date) =>
  sql`insert into job_events (job_id, kind, at) select job_id, 'asked-everybody', ${now} from job_events
    where job_id = ${jobId} and kind = 'asked-first'
      and not exists (select from job_events where job_id = ${jobId} and kind = 'asked-everybody')`.execute(db);

/** Verified and taking jobs, of the trade and city of the row `job`. */
const canBeAsked = sql`provider.city_id = job.city_id and provider.category_id = job.category_id
      and ${isOneOf("provider.status", [providerStatus.verified])} and provider.is_available`;

/** The job stays locked until the transaction ends, so that two last rejections at once open one round, not two. */
async function lockRound(db: Database, jobId: string) {
  const job = await lockJob(db, jobId);
  if (!job) return undefined;
  const rounds = await db
    .selectFrom("offers")
    .select(sql<number>`coalesce(max(round), 0)::int`.as("round"))
    .select(sql<number>`(count(*) filter (where ${isOneOf("status", [offerStatus.offered])}))::int`.as("openOffers"))
    .where("jobId", "=", jobId)
    .executeTakeFirstOrThrow();
  return { ...job, ...rounds };
}

interface Round {
  jobId: string;
  round: number;
  size: number;
  now: Date;
  expiresAt: Date;
}

/**
 * The dispatch rule (docs/product.md O2): Verified and available, of the job's category, skill and city, not asked
 * before (a withdrawn offer was for what the job was then); same area first, then fewer open jobs, then rating, then longest idle.
 * Those of the same area are compared first, and the rest of the city only where they are too few: they come first anyway.
 */
async function offerToNext(db: Database, wanted: Round): Promise<number> {
  const near = await offerTo(db, wanted, sql`=`);
  return near < wanted.size ? near + (await offerTo(db, { ...wanted, size: wanted.size - near }, sql`<>`)) : near;
}

/** Who is being suspended at this moment is passed over; who is asked cannot be suspended before the offer is there to be withdrawn. */
async function offerTo(db: Database, wanted: Round, areaIs: RawBuilder<unknown>): Promise<number> {
  const { jobId, round, size, now, expiresAt } = wanted;
  const { numAffectedRows = 0n } = await sql`
    insert into offers (job_id, provider_id, status, round, created_at, expires_at)
    select job.id, provider.account_id, ${sql.lit(offerSteps.ask.to)}, ${round}, ${now}, ${expiresAt}
    from jobs job
    join providers provider on ${canBeAsked} and provider.area_id ${areaIs} job.area_id
    join provider_skills skill on skill.provider_id = provider.account_id and skill.skill_id = job.skill_id
    cross join lateral (
      select count(*) as open_jobs from jobs open
      where open.provider_id = provider.account_id and ${isOneOf("open.status", statusesInHand)}
    ) work
    cross join lateral (
      select coalesce(avg(review.rating), 0) as rating from reviews review
      where review.provider_id = provider.account_id and review.voided_at is null and review.reported_by = 'customer'
    ) fame
    where job.id = ${jobId} and provider.account_id <> job.customer_id
      and not exists (
        select from offers o where o.job_id = job.id and o.provider_id = provider.account_id and not ${isOneOf("o.status", offerSteps.ask.from)}
      )
    order by work.open_jobs, fame.rating desc, provider.idle_since, provider.account_id
    limit ${size} for share of provider skip locked
    on conflict (job_id, provider_id) do update
      set status = excluded.status, round = excluded.round, created_at = excluded.created_at,
          expires_at = excluded.expires_at, decided_at = null`.execute(db);
  return Number(numAffectedRows);
}
