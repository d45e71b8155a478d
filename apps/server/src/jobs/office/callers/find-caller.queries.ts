import type { CallerPlace } from "@hunarmand/api/jobs/callers/callers";
import { openStatuses } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../../database/database.ts";

/** The maximum of open jobs, of other jobs and of places that a caller's card shows. */
const shownMax = 3;

const jobsOf = (db: Database, customerId: string) =>
  db
    .selectFrom("jobs as job")
    .innerJoin("categories as category", "category.id", "job.categoryId")
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .leftJoin("subSkills as subSkill", "subSkill.id", "job.subSkillId")
    .innerJoin("cities as city", "city.id", "job.cityId")
    .innerJoin("areas as area", "area.id", "job.areaId")
    .select(["job.id", "job.number", "job.status", "job.createdAt", "job.address"])
    .select(["category.name as category", "skill.name as skill", "subSkill.name as subSkill"])
    .select(["city.name as city", "area.name as area"])
    .where("job.customerId", "=", customerId)
    .orderBy("job.createdAt", "desc")
    .orderBy("job.id", "desc")
    .limit(shownMax);

const isOpen = isOneOf("job.status", openStatuses);

/** Returns their newest open jobs, then their newest other jobs. */
export async function selectCallerJobs(db: Database, customerId: string) {
  const [open, others] = await Promise.all([
    jobsOf(db, customerId).where(isOpen).execute(),
    jobsOf(db, customerId).where(sql<boolean>`not ${isOpen}`).execute(),
  ]);
  return [...open, ...others];
}

/** Returns their saved addresses, newest first. A landmark is part of the address, as people say it. */
export const selectCallerPlaces = (db: Database, customerId: string): Promise<CallerPlace[]> =>
  db
    .selectFrom("customerAddresses as place")
    .innerJoin("cities as city", "city.id", "place.cityId")
    .innerJoin("areas as area", "area.id", "place.areaId")
    .select(["place.label", "city.name as city", "area.name as area"])
    .select(sql<string>`concat_ws(', ', place.address, nullif(place.landmark, ''))`.as("address"))
    .where("place.accountId", "=", customerId)
    .orderBy("place.createdAt", "desc")
    .orderBy("place.id", "desc")
    .limit(shownMax)
    .execute();
