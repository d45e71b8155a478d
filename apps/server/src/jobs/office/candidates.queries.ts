import type { Position } from "@hunarmand/api/jobs/distance";
import type { JobCandidate } from "@hunarmand/api/jobs/office";
import { statusesInHand } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { matchProvider } from "../../database/search/match-people.ts";
import { type ClashRow, clashesOf } from "../../domain/jobs/clashes.queries.ts";
import {
  joinKnownPlace,
  type KnownPlaceRow,
  knownPlaceColumns,
  middleOfArea,
} from "../../domain/jobs/places/known-place.queries.ts";
import { isVerified, takesJobsAt } from "../../domain/providers/provider-conditions.ts";

type Shown = Pick<JobCandidate, "id" | "city" | "area" | "fits" | "isAvailable" | "openJobs" | "offer">;

interface CandidateRow extends Shown, KnownPlaceRow {
  firstName: string;
  lastName: string;
  phone: string | null;
  rating: string | null;
  clashes: ClashRow[];
}

const fits = sql`(provider.city_id = job.city_id and exists (
  select from provider_skills skill where skill.provider_id = provider.account_id and skill.skill_id = job.skill_id))`;

/** The maximum of people with a common name who are compared although they do not fit. Comparing all of them would take seconds. */
const othersMax = 200;

const verified = ({ jobId, now }: Pick<CandidatesQuery, "jobId" | "now">, condition: RawBuilder<unknown>) => sql`
  select account.id, account.first_name, account.last_name, account.phone, city.name as city, area.name as area,
    ${fits} as fits, provider.is_available, provider.area_id = job.area_id as is_near,
    job.scheduled_for is not null or ${takesJobsAt(now)} as works_now
  from jobs job
  join providers provider on ${isVerified} and provider.account_id is distinct from job.provider_id
  join accounts account on account.id = provider.account_id
  join cities city on city.id = provider.city_id
  join areas area on area.id = provider.area_id
  where job.id = ${jobId} and ${condition}`;

/** Without a search, those who fit. With one, everyone found, those who fit first. */
async function candidates(db: Database, query: CandidatesQuery): Promise<RawBuilder<unknown>> {
  const { search } = query;
  if (!search) return verified(query, fits);
  const isMatch = await matchProvider(db, search);
  const others = sql`${verified(query, sql`not ${fits} and ${isMatch}`)} limit ${othersMax}`;
  return sql`(${verified(query, sql`${fits} and ${isMatch}`)}) union all (${others})`;
}

interface CandidatesQuery {
  jobId: string;
  search: string | undefined;
  now: Date;
}

/**
 * Returns Verified providers for a job in the order of the dispatch rule, without the provider who has it. Places and clashes are looked up
 * only for those who are shown.
 */
export async function selectCandidates(db: Database, query: CandidatesQuery): Promise<CandidateRow[]> {
  const { jobId, now } = query;
  const { rows } = await sql<CandidateRow>`
    with ranked as (
      select candidate.id, first_name, last_name, phone, city, area, fits, is_available, work.open_jobs, stars.rating,
        offer.status as offer, row_number() over (
          order by fits desc, is_available desc, works_now desc, is_near desc, work.open_jobs, stars.rating desc nulls last, candidate.id) as rank
      from (${await candidates(db, query)}) candidate
      left join offers offer on offer.job_id = ${jobId} and offer.provider_id = candidate.id
      cross join lateral (
        select count(*)::int as open_jobs from jobs open
        where open.provider_id = candidate.id and ${isOneOf("open.status", statusesInHand)}
      ) work
      cross join lateral (
        select avg(review.rating) as rating from reviews review
        where review.provider_id = candidate.id and review.voided_at is null and review.reported_by = 'customer'
      ) stars
      order by rank limit ${limits.deskCandidates}
    )
    select ranked.*, ${knownPlaceColumns}, ${clashesOf(sql.ref("ranked.id"), now)} as clashes
    from ranked
    join providers provider on provider.account_id = ranked.id
    join jobs job on job.id = ${jobId}
    ${joinKnownPlace(now)}
    order by rank`.execute(db);
  return rows;
}

/** Returns the job's pin, or the middle of its area; nulls if that has no pins either. */
export const findJobPlace = (db: Database, jobId: string) =>
  db
    .selectFrom("jobs as job")
    .leftJoinLateral(sql<Position>`(${middleOfArea(sql.ref("job.area_id"))})`.as("place"), (join) => join.onTrue())
    .select((eb) => eb.fn.coalesce("job.latitude", "place.latitude").as("latitude"))
    .select((eb) => eb.fn.coalesce("job.longitude", "place.longitude").as("longitude"))
    .where("job.id", "=", jobId)
    .executeTakeFirst();
