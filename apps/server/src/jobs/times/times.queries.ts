import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Caller } from "../../services/login/caller.ts";

/** A job's times, for one of its two sides alone. */
export const findTimes = (db: Database, jobId: string, caller: Caller) =>
  db
    .selectFrom("jobs")
    .select(["status", "scheduledFor", "proposedTime", "proposedBy"])
    .where("id", "=", jobId)
    .where(caller.role === "Customer" ? "customerId" : "providerId", "=", caller.accountId)
    .executeTakeFirst();

/** The proposal that the caller has read, and another's: nobody agrees with themselves. */
export const isProposed = (time: Date, caller: Caller) =>
  sql<boolean>`(job.proposed_time = ${time} and job.proposed_by <> ${caller.accountId})`;
