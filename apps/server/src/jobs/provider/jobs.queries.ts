import type { Updateable } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobsTable } from "../../database/tables/job-tables.ts";

/** A provider's own job, as far as the steps need it. */
export const findJobForProvider = (db: Database, jobId: string, providerId: string) =>
  db
    .selectFrom("jobs")
    .select(["id", "status", "latitude", "longitude", "arrivedAt", "detailsSubmittedAt"])
    .where("id", "=", jobId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();

/** Keeps what was written at completion of a job that stays open. Returns whether it stands at that step. */
export async function keepDraft(
  db: Database,
  { jobId, providerId }: { jobId: string; providerId: string },
  draft: Pick<Updateable<JobsTable>, "workStatus" | "draftFeedback" | "draftRating">,
): Promise<boolean> {
  const kept = await db
    .updateTable("jobs")
    .set(draft)
    .where("id", "=", jobId)
    .where("providerId", "=", providerId)
    .where("status", "=", "InProgress")
    .where("detailsSubmittedAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** What became of an offer to this provider. */
export async function findOffer(db: Database, jobId: string, providerId: string) {
  const row = await db
    .selectFrom("offers as offer")
    .innerJoin("jobs as job", "job.id", "offer.jobId")
    .select(["offer.status", "job.providerId as takenBy"])
    .where("offer.jobId", "=", jobId)
    .where("offer.providerId", "=", providerId)
    .executeTakeFirst();
  return row && { status: row.status, isTakenByAnother: row.takenBy !== null && row.takenBy !== providerId };
}
