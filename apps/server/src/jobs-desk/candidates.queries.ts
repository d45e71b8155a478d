import type { JobCandidate } from "@hunarmand/contract/desk-jobs";
import { limits } from "@hunarmand/contract/limits";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { matchesProvider } from "../database/search.ts";

interface CandidateRow extends Omit<JobCandidate, "name" | "phoneNumber" | "rating"> {
  firstName: string;
  lastName: string;
  phone: string | null;
  rating: string | null;
}

const fits = sql`(provider.city_id = job.city_id and exists (
  select from provider_skills skill where skill.provider_id = provider.account_id and skill.skill_id = job.skill_id))`;

/** Verified providers for a job, in the order of the dispatch rule; the one who has it already is left out. */
export async function selectCandidates(
  db: Database,
  jobId: string,
  search: string | undefined,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select account.id, account.first_name, account.last_name, account.phone, city.name as city, area.name as area,
      ${fits} as fits, provider.is_available, work.open_jobs, fame.rating, offer.status as offer
    from jobs job
    join providers provider on provider.status = 'Verified' and provider.account_id is distinct from job.provider_id
    join accounts account on account.id = provider.account_id
    join cities city on city.id = provider.city_id
    join areas area on area.id = provider.area_id
    left join offers offer on offer.job_id = job.id and offer.provider_id = provider.account_id
    cross join lateral (
      select count(*)::int as open_jobs from jobs open
      where open.provider_id = provider.account_id and open.status in ('Accepted', 'InProgress')
    ) work
    cross join lateral (
      select avg(review.rating) as rating from reviews review
      where review.provider_id = provider.account_id and review.voided_at is null
    ) fame
    where job.id = ${jobId} and ${search ? matchesProvider(search) : fits}
    order by fits desc, provider.is_available desc, (provider.area_id = job.area_id) desc, work.open_jobs,
      fame.rating desc nulls last, account.id
    limit ${limits.deskCandidates}`.execute(db);
  return rows;
}
