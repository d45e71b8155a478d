import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

interface PostedQuery {
  skillId: number;
  since: Date;
  /** Fewer say nothing, and might describe single people. */
  jobsMin: number;
}

/**
 * Counts the posted jobs of this skill by city, or where it has too few, those of its category. A visit that repairs an earlier job is no
 * work for others.
 */
export async function countPostedJobs(db: Database, { skillId, since, jobsMin }: PostedQuery) {
  const { rows } = await sql<{ city: string; work: string; jobs: number }>`
    select posted.city,
      case when posted.of_skill >= ${jobsMin} then posted.skill else posted.category end as work,
      case when posted.of_skill >= ${jobsMin} then posted.of_skill else posted.of_category end as jobs
    from (
      select city.id, city.name as city, chosen.name as skill, category.name as category, count(*)::int as of_category,
        (count(*) filter (where job.skill_id = chosen.id))::int as of_skill
      from skills chosen
      join categories category on category.id = chosen.category_id
      join skills skill on skill.category_id = chosen.category_id
      join jobs job on job.skill_id = skill.id and job.created_at > ${since} and job.follows_job_id is null
      join cities city on city.id = job.city_id
      where chosen.id = ${skillId}
      group by city.id, city.name, chosen.name, category.name
    ) posted
    where posted.of_category >= ${jobsMin}
    order by posted.id`.execute(db);
  return rows;
}
