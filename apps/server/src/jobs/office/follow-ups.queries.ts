import { jobStatus } from "@hunarmand/api/jobs/steps";
import type { Database } from "../../database/database.ts";

/** What a job that puts another right takes over from it. */
export const getFormerJob = (db: Database, jobId: string) =>
  db
    .selectFrom("jobs")
    .select(["id", "status", "customerId", "providerId", "contactPhone", "categoryId", "skillId", "subSkillId"])
    .select(["cityId", "areaId", "address", "description", "latitude", "longitude"])
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();

/** The job that was made for this case: after it was opened, and not cancelled since. */
export const findFollowUp = (db: Database, jobId: string, since: Date) =>
  db
    .selectFrom("jobs")
    .select(["id", "number"])
    .where("followsJobId", "=", jobId)
    .where("createdAt", ">=", since)
    .where("status", "!=", jobStatus.cancelled)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
