import type { Database } from "../../database/database.ts";

/** A job of this customer, with who they are. */
export const findCustomersJob = (db: Database, jobId: string, customerId: string) =>
  db
    .selectFrom("jobs as job")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .select(["job.id", "job.number", "job.status", "job.completedAt", "job.contactPhone"])
    .select(["customer.firstName", "customer.lastName"])
    .where("job.id", "=", jobId)
    .where("job.customerId", "=", customerId)
    .executeTakeFirst();

export async function insertProblemEvent(
  db: Database,
  event: { jobId: string; actorId: string; at: Date },
  words: string | undefined,
): Promise<void> {
  const detail = words ? JSON.stringify({ words }) : null;
  await db
    .insertInto("jobEvents")
    .values({ ...event, kind: "problem-reported", detail })
    .execute();
}
