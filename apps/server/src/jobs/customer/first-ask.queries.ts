import { jobStatus } from "@hunarmand/api/jobs/steps";
import type { Database } from "../../database/database.ts";

/** Returns the handyman of a completed job of this customer. */
export async function findFormerProvider(db: Database, jobId: string, customerId: string) {
  const provider = await db
    .selectFrom("jobs")
    .innerJoin("accounts as provider", "provider.id", "jobs.providerId")
    .select(["provider.id", "provider.firstName", "provider.lastName"])
    .where("jobs.id", "=", jobId)
    .where("jobs.customerId", "=", customerId)
    .where("jobs.status", "=", jobStatus.completed)
    .executeTakeFirst();
  return provider && { id: provider.id, name: `${provider.firstName} ${provider.lastName}`.trim() };
}

/** Finds the handyman of a public page by its id: their first name, as the page shows it. Also after a suspension, when they cannot be asked. */
export async function findWishedProvider(db: Database, publicId: string) {
  return db
    .selectFrom("providers")
    .innerJoin("accounts as account", "account.id", "providers.accountId")
    .select(["account.id", "account.firstName as name"])
    .where("providers.publicId", "=", publicId)
    .executeTakeFirst();
}

/** Records the handyman that the customer wanted, and the end of their time. Without a time they could not be asked. */
export async function insertFirstAsk(
  db: Database,
  event: { jobId: string; actorId: string; at: Date },
  { name, until }: { name: string; until: Date | undefined },
): Promise<void> {
  const detail = JSON.stringify({ words: name, ...(until && { time: until.toISOString() }) });
  await db
    .insertInto("jobEvents")
    .values({ ...event, kind: until ? "asked-first" : "not-asked-first", detail })
    .execute();
}
