import { jobSteps } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

/** Returns the state of a job's arrival, for its own handyman only. */
export const findArrival = (db: Database, jobId: string, providerId: string) =>
  db
    .selectFrom("jobs")
    .select(["status", "arrivalVerified", "startCode", "startCodeTries", "pinReportedAt"])
    .where("id", "=", jobId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();

/** Returns whether the job is in a status in which a code may be typed. */
export async function countWrongCode(db: Database, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ startCodeTries: sql`start_code_tries + 1` })
    .where("id", "=", jobId)
    .where(isOneOf("status", jobSteps.startByCode.from))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
