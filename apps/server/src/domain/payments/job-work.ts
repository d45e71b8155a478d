import type { JobWork } from "@hunarmand/api/payments/statement";
import { type RawBuilder, sql } from "kysely";

/** Returns a column with the names by which people name a job, as JSON; null without a job. `jobId` is the column with its id. */
export const jobWorkOf = (jobId: RawBuilder<unknown>): RawBuilder<JobWork | null> => sql<JobWork | null>`(
  select json_build_object('skill', skill.name, 'subSkill', exact.name, 'area', area.name)
  from jobs named join skills skill on skill.id = named.skill_id join areas area on area.id = named.area_id
    left join sub_skills exact on exact.id = named.sub_skill_id
  where named.id = ${jobId})`;
