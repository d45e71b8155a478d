import { findFreeAgain } from "@hunarmand/api/jobs/board/free-time";
import { statusesInHand } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../../database/database.ts";
import { saidMinutes, toSaidTime } from "./said-minutes.queries.ts";

/** Returns from when the own jobs of a handyman leave time, by the rule of an acceptance (docs/product.md J22). Null if they do now. */
export async function findFreeAgainOf(db: Database, publicId: string, now: Date): Promise<Date | null> {
  const held = await db
    .selectFrom("jobs as job")
    .select(["job.status", "job.scheduledFor", saidMinutes.as("said")])
    .where("job.providerId", "=", sql<string>`(select account_id from providers where public_id = ${publicId})`)
    .where(isOneOf("job.status", statusesInHand))
    .execute();
  const times = held.map((job) => (job.scheduledFor ?? toSaidTime(job))?.toISOString() ?? null);
  return findFreeAgain(times, now.getTime());
}
