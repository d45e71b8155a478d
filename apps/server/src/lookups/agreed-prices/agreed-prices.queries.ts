import { jobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

/** PKR 100 */
const stepPaisa = 10_000;

interface AgreedFilter {
  since: Date;
  jobsMin: number;
}

/** Without the materials, which the usual price leaves out. */
const labourPaisa = sql`job.price_paisa - coalesce(job.materials_paisa, 0)`;

/** Stores between which prices eight of ten customers agreed, and their median, in hundreds of PKR, and deletes those of sub-skills that have too few by now. */
export async function writeAgreedPrices(db: Database, { since, jobsMin }: AgreedFilter): Promise<void> {
  const percentile = (share: number) =>
    sql`greatest(round(percentile_cont(${share}) within group (order by ${labourPaisa}) / ${stepPaisa}), 1) * ${stepPaisa}`;
  await sql`
    with agreed as (
      select job.sub_skill_id, ${percentile(0.1)} as from_paisa, ${percentile(0.9)} as to_paisa,
        ${percentile(0.5)} as median_paisa
      from jobs job
      where job.completed_at > ${since} and ${isOneOf("job.status", [jobStatus.completed])} and job.sub_skill_id is not null
        and ${labourPaisa} > 0 and job.agreed_price_paisa = job.price_paisa
      group by job.sub_skill_id having count(*) >= ${jobsMin}
    ), removed as (
      delete from agreed_prices where sub_skill_id not in (select sub_skill_id from agreed)
    )
    insert into agreed_prices as known (sub_skill_id, from_paisa, to_paisa, median_paisa)
    select sub_skill_id, from_paisa, to_paisa, median_paisa from agreed order by sub_skill_id
    on conflict (sub_skill_id) do update set from_paisa = excluded.from_paisa, to_paisa = excluded.to_paisa,
      median_paisa = excluded.median_paisa
    where (known.from_paisa, known.to_paisa, known.median_paisa)
      is distinct from (excluded.from_paisa, excluded.to_paisa, excluded.median_paisa)`.execute(db);
}

interface MaterialsFilter extends AgreedFilter {
  skillId: number;
  /** Only the newest are read. */
  jobs: number;
}

/** Returns between what the materials of half of a skill's latest agreed prices cost, in hundreds of PKR. Undefined if too few name some. */
export async function selectUsualMaterials(db: Database, { skillId, since, jobs, jobsMin }: MaterialsFilter) {
  const percentile = (share: number) =>
    sql`greatest(round(percentile_cont(${share}) within group (order by agreed.materials_paisa) / ${stepPaisa}), 1)::bigint * ${stepPaisa}`;
  const { rows } = await sql<{ fromPaisa: number; toPaisa: number }>`
    select ${percentile(0.25)} as from_paisa, ${percentile(0.75)} as to_paisa
    from (
      select job.materials_paisa from jobs job
      where job.skill_id = ${skillId} and job.completed_at > ${since} and ${isOneOf("job.status", [jobStatus.completed])}
        and job.sub_skill_id is not null and job.price_paisa > 0 and job.agreed_price_paisa = job.price_paisa
      order by job.completed_at desc, job.id desc limit ${jobs}
    ) agreed
    where agreed.materials_paisa > 0 having count(*) >= ${jobsMin}`.execute(db);
  return rows[0];
}
