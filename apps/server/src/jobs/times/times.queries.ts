import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Caller } from "../../services/login/caller.ts";

/** Returns a job's times, for one of its two sides only. */
export const findTimes = (db: Database, jobId: string, caller: Caller) =>
  db
    .selectFrom("jobs")
    .select(["status", "scheduledFor", "proposedTime", "proposedBy"])
    .where("id", "=", jobId)
    .where(caller.role === "Customer" ? "customerId" : "providerId", "=", caller.accountId)
    .executeTakeFirst();

/** The open proposal has the time that the caller has read, and is for the caller to answer (`mayAnswer`). */
export const isProposed = (time: Date, caller: Caller) =>
  sql<boolean>`(job.proposed_time = ${time} and
    (job.proposed_by = job.customer_id) = ${caller.role !== "Customer"})`;
