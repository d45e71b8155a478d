import { nightHours } from "@hunarmand/api/hours";
import { type WorkHours, workHours } from "@hunarmand/api/providers/work-hours";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { exactPrices } from "../../domain/catalogue/exact-prices.queries.ts";

export const selectSkill = (db: Database, name: string) =>
  db.selectFrom("skills").select(["id", "priceFromPaisa", "priceToPaisa"]).where("name", "=", name).executeTakeFirst();

/** Counts those whom dispatch would ask (docs/product.md O2), by city and area in the catalogue's order. */
export async function countNearbyHandymen(db: Database, skillId: number) {
  const { rows } = await sql<{ city: string; area: string; handymen: number; byHours: Record<WorkHours, number> }>`
    select city.name as city, area.name as area, count(*)::int as handymen, json_build_object(
      'day', count(*) filter (where provider.work_hours = 'day'),
      'late', count(*) filter (where provider.work_hours = 'late'),
      'always', count(*) filter (where provider.work_hours = 'always')) as by_hours
    from skills skill
    join cities city on true
    join provider_ranks rank
      on rank.is_askable and rank.city_id = city.id and rank.category_id = skill.category_id and skill.id = any(rank.skill_ids)
    join providers provider on provider.account_id = rank.provider_id
    join areas area on area.id = provider.area_id
    where skill.id = ${skillId}
    group by city.id, city.name, area.id, area.name
    order by city.id, area.id`.execute(db);
  return rows;
}

interface LatelyQuery {
  skillId: number;
  since: Date;
  /** Fewer say nothing, and might describe single people. */
  jobsMin: number;
}

/** The median of minutes from posting to arrival, by city, of jobs that were wished as soon as possible. */
export async function selectUsualArrivals(db: Database, { skillId, since, jobsMin }: LatelyQuery) {
  const { rows } = await sql<{ city: string; minutes: number }>`
    select city.name as city,
      round(percentile_cont(0.5) within group (order by extract(epoch from job.arrived_at - job.created_at) / 60))::int as minutes
    from jobs job join cities city on city.id = job.city_id
    where job.created_at > ${since} and job.skill_id = ${skillId} and job.arrived_at is not null
      and job.scheduled_for is null
    group by city.id, city.name having count(*) >= ${jobsMin}`.execute(db);
  return rows;
}

/** The same of all kinds of work, for the cities where this skill has too few arrivals. Only the newest jobs of each city are read. */
export async function selectCityArrivals(db: Database, { since, jobs, jobsMin }: AnswersQuery) {
  const { rows } = await sql<{ city: string; minutes: number }>`
    select city.name as city, round(percentile_cont(0.5) within group (order by posted.minutes))::int as minutes
    from cities city cross join lateral (
      select extract(epoch from job.arrived_at - job.created_at) / 60 as minutes
      from jobs job where job.city_id = city.id and job.created_at > ${since} and job.scheduled_for is null
      order by job.created_at desc, job.id desc limit ${jobs}
    ) posted
    group by city.id, city.name having count(posted.minutes) >= ${jobsMin}`.execute(db);
  return rows;
}

interface AnswersQuery {
  since: Date;
  /** Only the newest of each city are read. */
  jobs: number;
  jobsMin: number;
}

/**
 * The median of minutes from posting to acceptance, by city and by whether a job was posted at night. Where most jobs are not accepted,
 * nobody is promised a time. A visit that repairs an earlier job has its handyman at once.
 */
export async function selectUsualAnswers(db: Database, { since, jobs, jobsMin }: AnswersQuery) {
  const { rows } = await sql<{ city: string; isNight: boolean; minutes: number }>`
    select city.name as city, posted.is_night,
      round(percentile_cont(0.5) within group (order by posted.minutes))::int as minutes
    from cities city cross join lateral (
      select extract(epoch from job.accepted_at - job.created_at) / 60 as minutes,
        extract(hour from job.created_at at time zone 'Asia/Karachi') not between ${nightHours.to} and ${nightHours.from - 1} as is_night
      from jobs job where job.city_id = city.id and job.created_at > ${since} and job.follows_job_id is null
      order by job.created_at desc, job.id desc limit ${jobs}
    ) posted
    group by city.id, city.name, posted.is_night
    having count(posted.minutes) >= ${jobsMin} and count(posted.minutes) * 2 > count(*)`.execute(db);
  return rows;
}

/** Of the newest jobs that were wished as soon as possible while most handymen sleep, by city: how many had somebody within an hour. */
export async function selectNightJobs(db: Database, { since, jobs, jobsMin }: AnswersQuery) {
  const { rows } = await sql<{ city: string; posted: number; taken: number }>`
    select city.name as city, count(*)::int as posted,
      (count(*) filter (where posted.accepted_at <= posted.created_at + interval '1 hour'))::int as taken
    from cities city cross join lateral (
      select job.created_at, job.accepted_at
      from jobs job where job.city_id = city.id and job.created_at > ${since} and job.follows_job_id is null
        and job.scheduled_for is null
        and extract(hour from job.created_at at time zone 'Asia/Karachi') not between ${workHours.day.from} and ${workHours.day.to - 1}
      order by job.created_at desc, job.id desc limit ${jobs}
    ) posted
    group by city.id, city.name having count(*) >= ${jobsMin}`.execute(db);
  return rows;
}

/** The sub-skills that have a usual price of their own, in the catalogue's order. */
export const selectExactPrices = (db: Database, skillId: number) =>
  db
    .selectFrom(exactPrices.as("exact"))
    .select(["exact.name", "exact.fromPaisa", "exact.toPaisa", "exact.isAgreed"])
    .where("exact.skillId", "=", skillId)
    .orderBy("exact.subSkillId")
    .execute();

export const selectCityCentres = (db: Database) =>
  db.selectFrom("cities").select(["id", "name", "latitude", "longitude"]).orderBy("id").execute();
