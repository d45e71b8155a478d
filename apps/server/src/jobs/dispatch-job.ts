import { limits } from "@hunarmand/contract/limits";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** The job to offer; `round` counts from 1. */
export interface DispatchRound {
  jobId: string;
  round: number;
  now: Date;
}

/**
 * Offers a job to the next providers who have not been asked: Verified, available, of its category, skill and city; same
 * area first, then fewer open jobs, then rating, then longest idle (product.md, section 3). Answers to how many.
 */
export async function offerJob(db: Database, { jobId, round, now }: DispatchRound): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into offers (job_id, provider_id, status, round, created_at)
    select job.id, provider.account_id, 'Offered', ${round}, ${now}
    from jobs job
    join providers provider on provider.city_id = job.city_id and provider.category_id = job.category_id
      and provider.status = 'Verified' and provider.is_available
    join provider_skills skill on skill.provider_id = provider.account_id and skill.skill_id = job.skill_id
    cross join lateral (
      select count(*) as open_jobs from jobs open
      where open.provider_id = provider.account_id and open.status in ('Accepted', 'InProgress')
    ) work
    cross join lateral (
      select coalesce(avg(review.rating), 0) as rating from reviews review
      where review.provider_id = provider.account_id and review.voided_at is null
    ) fame
    where job.id = ${jobId} and job.status = 'Requested' and provider.account_id <> job.customer_id
      and not exists (select from offers o where o.job_id = job.id and o.provider_id = provider.account_id)
    order by (provider.area_id = job.area_id) desc, work.open_jobs, fame.rating desc, provider.idle_since, provider.account_id
    limit ${limits.offerRoundSize}`.execute(db);
  return Number(numAffectedRows);
}
