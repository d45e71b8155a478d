import { jobStatus } from "@hunarmand/api/jobs/steps";
import type { Database } from "../../database/database.ts";

/** Returns what a follow-up job copies from the job that it corrects. */
export const getFormerJob = (db: Database, jobId: string) =>
  db
    .selectFrom("jobs")
    .select(["id", "status", "customerId", "providerId", "contactPhone", "categoryId", "skillId", "subSkillId"])
    .select(["cityId", "areaId", "address", "description", "latitude", "longitude"])
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();

/** Returns the follow-up of this case: a job made after it was opened, and not cancelled. */
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
