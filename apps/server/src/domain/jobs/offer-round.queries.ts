import { offerStatus, offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { takesJobs, takesJobsAt } from "../providers/provider-conditions.ts";

/** The job's requirements, and its number of rounds so far. */
export type OfferedJob = Awaited<ReturnType<typeof getOfferedJob>>;

export interface Round {
  round: number;
  size: number;
  now: Date;
  expiresAt: Date;
  /** For those who do not take jobs at this hour. */
  laterExpiresAt: Date;
}

/** When each of the offers ends. */
type Ends = readonly Date[];

/** Since when handymen are asked for the row `job`: who gave it back begins the search again. */
export const askedSince = sql<Date>`coalesce((select max(event.at) from job_events event
  where event.job_id = job.id and event.kind = 'given-back'), job.created_at)`;

/** Call it with the job locked (decision 2026-11-22-0101). */
export const getOfferedJob = (db: Database, jobId: string) =>
  db
    .selectFrom("jobs as job")
    .leftJoin("offers as offer", "offer.jobId", "job.id")
    .select([
      "job.id",
      "job.customerId",
      "job.cityId",
      "job.areaId",
      "job.categoryId",
      "job.skillId",
      "job.scheduledFor",
    ])
    .select(askedSince.as("askedSince"))
    .select(sql<number>`coalesce(max(offer.round), 0)::int`.as("round"))
    .select(
      sql<number>`(count(*) filter (where ${isOneOf("offer.status", [offerStatus.offered])}))::int`.as("openOffers"),
    )
    .where("job.id", "=", jobId)
    .groupBy("job.id")
    .executeTakeFirstOrThrow();

/** The provider is Verified, takes jobs, has the job's trade and city, and is not its customer. Does not check the skill. */
const canBeAsked = ({ cityId, categoryId, customerId }: OfferedJob) => sql`
  provider.city_id = ${cityId} and provider.category_id = ${categoryId} and provider.account_id <> ${customerId}
    and ${takesJobs}`;

/**
 * Offers a job to the next providers by the dispatch rule (docs/product.md O2): Verified and available, of the job's category, skill and
 * city, and not asked before. A withdrawn offer does not count as asked, because the job has changed since. For a job without a time, those
 * who take jobs at this hour come first. Same area first, then fewer open jobs, then rating, then longest idle.
 * Returns when each of the offers ends.
 */
export async function offerToNext(db: Database, job: OfferedJob, round: Round): Promise<Ends> {
  if (job.scheduledFor) return offerByArea(db, job, { round, who: sql`true` });
  const awake = takesJobsAt(round.now);
  const first = await offerByArea(db, job, { round, who: awake });
  return [...first, ...(await offerByArea(db, job, { round: shrink(round, first), who: sql`not ${awake}` }))];
}

/** The places of the round that are left. */
const shrink = (round: Round, taken: Ends): Round => ({ ...round, size: round.size - taken.length });

interface Ask {
  round: Round;
  /** A condition on the row `provider`. */
  who: RawBuilder<unknown>;
}

/** The few providers of the same area are sorted; the rest of the city is read in the order of an index until the round is full. */
async function offerByArea(db: Database, job: OfferedJob, { round, who }: Ask): Promise<Ends> {
  const { cityId, areaId, categoryId } = job;
  const near = await offerTo(db, job, { round, who: sql`provider.area_id = ${areaId} and ${who}` });
  const far = sql`provider.area_id <> ${areaId}
    and rank.is_askable and rank.city_id = ${cityId} and rank.category_id = ${categoryId} and ${who}`;
  return [...near, ...(await offerTo(db, job, { round: shrink(round, near), who: far }))];
}

/** When an offer to the row `provider` ends. */
const endOf = ({ now, expiresAt, laterExpiresAt }: Omit<Round, "size">) =>
  sql`case when ${takesJobsAt(now)} then ${expiresAt}::timestamptz else ${laterExpiresAt}::timestamptz end`;

/**
 * Skips providers whose row is locked by a suspension. The lock here makes a suspension wait until the offer exists and can be withdrawn.
 */
async function offerTo(db: Database, job: OfferedJob, { round, who }: Ask): Promise<Ends> {
  if (round.size === 0) return [];
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into offers (job_id, provider_id, status, round, created_at, expires_at)
    select ${job.id}::uuid, provider.account_id, ${sql.lit(offerSteps.ask.to)}, ${round.round}::int, ${round.now}::timestamptz, ${endOf(round)}
    from provider_ranks rank join providers provider on provider.account_id = rank.provider_id and ${canBeAsked(job)}
    where ${who} and ${job.skillId} = any(rank.skill_ids)
      and not exists (
        select from offers o where o.job_id = ${job.id} and o.provider_id = rank.provider_id
          and not ${isOneOf("o.status", offerSteps.ask.from)}
      )
    order by rank.open_jobs, rank.rating desc, rank.idle_since, rank.provider_id
    limit ${round.size} for share of provider skip locked
    on conflict (job_id, provider_id) do update
      set status = excluded.status, round = excluded.round, created_at = excluded.created_at,
          expires_at = excluded.expires_at, decided_at = null
    returning expires_at`.execute(db);
  return rows.map((row) => row.expiresAt);
}

/**
 * Offers the job to one provider. Returns when the offer ends, undefined if they cannot be asked. Waits if they are just being suspended or
 * pausing, and then checks the result.
 */
export async function offerToOne(
  db: Database,
  job: OfferedJob,
  { providerId, ...round }: Omit<Round, "size"> & { providerId: string },
): Promise<Date | undefined> {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into offers (job_id, provider_id, status, round, created_at, expires_at)
    select ${job.id}::uuid, provider.account_id, ${sql.lit(offerSteps.ask.to)}, ${round.round}::int, ${round.now}::timestamptz, ${endOf(round)}
    from providers provider
    where provider.account_id = ${providerId} and ${canBeAsked(job)} and exists (
      select from provider_skills skill where skill.provider_id = provider.account_id and skill.skill_id = ${job.skillId}
    )
    for share of provider
    returning expires_at`.execute(db);
  return rows[0]?.expiresAt;
}
