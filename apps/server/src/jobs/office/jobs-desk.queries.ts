import type { Database } from "../../database/database.ts";

/** Whom and what the desk moves, and when. */
export interface DeskMove {
  jobId: string;
  by: { as: "Dispatcher"; accountId: string };
  now: Date;
}

export const findJob = (db: Database, jobId: string) =>
  db.selectFrom("jobs").select(["status", "providerId", "arrivalVerified"]).where("id", "=", jobId).executeTakeFirst();

/** Nobody is suspended while they are given a job. */
export const lockProvider = (db: Database, providerId: string) =>
  db.selectFrom("providers").select("status").where("accountId", "=", providerId).forShare().executeTakeFirst();
