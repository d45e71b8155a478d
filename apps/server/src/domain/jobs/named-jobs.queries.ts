import type { Database } from "../../database/database.ts";

/** Jobs with the names of their work and place: what every list of jobs begins with, whoever reads it. */
export const namedJobs = (db: Database) =>
  db
    .selectFrom("jobs as job")
    .innerJoin("categories as category", "category.id", "job.categoryId")
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .leftJoin("subSkills as subSkill", "subSkill.id", "job.subSkillId")
    .innerJoin("cities as city", "city.id", "job.cityId")
    .innerJoin("areas as area", "area.id", "job.areaId")
    .select(["job.id", "job.status", "job.createdAt", "category.name as category", "skill.name as skill"])
    .select(["subSkill.name as subSkill", "city.name as city", "area.name as area"]);

type NamedJobRow = Awaited<ReturnType<ReturnType<typeof namedJobs>["execute"]>>[number];

/** Such a job on the wire. */
export const toNamedJob = ({ id, status, createdAt, category, skill, subSkill, city, area }: NamedJobRow) => ({
  id,
  jobId: id,
  category,
  skill,
  subSkill,
  city,
  area,
  status,
  createdDate: createdAt.toISOString(),
});
