import type { Database } from "../../database/database.ts";

/** Returns the customer's own job in any status, with their name and phone for the complaint. */
export const findReportableJob = (db: Database, jobId: string, customerId: string) =>
  db
    .selectFrom("jobs as job")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .select(["job.id", "job.number", "job.status", "job.completedAt", "job.contactPhone"])
    .select(["customer.firstName", "customer.lastName"])
    .where("job.id", "=", jobId)
    .where("job.customerId", "=", customerId)
    .executeTakeFirst();

/** The event contains the customer's words, if they typed any. */
interface ProblemEvent {
  jobId: string;
  actorId: string;
  at: Date;
  words: string | undefined;
}

/** Call it with the job locked. The table's trigger notifies customer, handyman and office. The handyman can read the words. */
export async function insertProblemEvent(db: Database, { words, ...event }: ProblemEvent): Promise<void> {
  await db
    .insertInto("jobEvents")
    .values({ ...event, kind: "problem-reported", detail: words ? JSON.stringify({ words }) : null })
    .execute();
}
