import type { Database } from "../../database/database.ts";

/**
 * Locks a job's row until the transaction ends and returns its status. Every step that reads or moves more than this row calls it first, in
 * a separate statement: only the next statement sees the offers as the former holder of the lock left them (decision 2026-11-22-0101). It
 * is weaker than `for update`, so rows that refer to the job can be inserted meanwhile.
 */
export const lockJob = (db: Database, jobId: string) =>
  db.selectFrom("jobs").select("status").where("id", "=", jobId).forNoKeyUpdate().executeTakeFirst();
