import type { Database } from "../database/database.ts";
import { type Cursor, isAfter, rowsFor } from "../http/page.ts";

const namedReviews = (db: Database, cursor: Cursor | undefined, limit: number) =>
  db
    .selectFrom("reviews as review")
    .innerJoin("jobs as job", "job.id", "review.jobId")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .select(["review.jobId", "review.rating", "review.feedback", "review.reportedBy", "review.createdAt"])
    .select(["job.completedAt", "customer.firstName", "customer.lastName"])
    .where(isAfter(cursor, "review.createdAt", "review.jobId"))
    .orderBy("review.createdAt", "desc")
    .orderBy("review.jobId", "desc")
    .limit(rowsFor(limit));

export const selectReviews = (
  db: Database,
  { providerId, limit, cursor }: { providerId: string; limit: number; cursor: Cursor | undefined },
) =>
  namedReviews(db, cursor, limit)
    .where("review.providerId", "=", providerId)
    .where("review.voidedAt", "is", null)
    .execute();

export interface ReviewWish {
  providerId: string | undefined;
  rating: number | undefined;
  limit: number;
  cursor: Cursor | undefined;
}

export const selectAllReviews = (db: Database, { providerId, rating, limit, cursor }: ReviewWish) =>
  namedReviews(db, cursor, limit)
    .innerJoin("accounts as provider", "provider.id", "review.providerId")
    .$if(providerId !== undefined, (query) => query.where("review.providerId", "=", providerId as string))
    .$if(rating !== undefined, (query) => query.where("review.rating", "=", rating as number))
    .select("review.providerId")
    .select(["provider.firstName as providerFirstName", "provider.lastName as providerLastName", "review.voidedAt"])
    .execute();

/** Answers whether it was in sight until now. */
export async function hideReview(db: Database, jobId: string, now: Date): Promise<boolean> {
  const hidden = await db
    .updateTable("reviews")
    .set({ voidedAt: now })
    .where("jobId", "=", jobId)
    .where("voidedAt", "is", null)
    .returning("jobId")
    .executeTakeFirst();
  return hidden !== undefined;
}

export const findReview = (db: Database, jobId: string) =>
  db.selectFrom("reviews").select("voidedAt").where("jobId", "=", jobId).executeTakeFirst();
