import type { Database } from "../../database/database.ts";

/** Returns the columns of a provider's own job that its steps need. */
export const findJobForProvider = (db: Database, jobId: string, providerId: string) =>
  db
    .selectFrom("jobs")
    .select([
      "id",
      "status",
      "latitude",
      "longitude",
      "arrivedAt",
      "detailsSubmittedAt",
      "pricePaisa",
      "materialsPaisa",
      "agreedPricePaisa",
      "disputedPricePaisa",
      "followsJobId",
    ])
    .where("id", "=", jobId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();

/** Returns the status of the offer to this provider. */
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
