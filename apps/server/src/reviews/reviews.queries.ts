import type { Database } from "../database/database.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";

const namedReviews = (db: Database, place: PagePlace) =>
  db
    .selectFrom("reviews as review")
    .innerJoin("jobs as job", "job.id", "review.jobId")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .select(["review.jobId", "review.rating", "review.feedback", "review.reportedBy", "review.createdAt"])
    .select(["job.completedAt", "customer.firstName", "customer.lastName"])
    .$call((query) => newestFirst(query, ["review.createdAt", "review.jobId"], place));

export const selectReviews = (db: Database, { providerId, ...place }: PagePlace & { providerId: string }) =>
  namedReviews(db, place).where("review.providerId", "=", providerId).where("review.voidedAt", "is", null).execute();

export interface ReviewQuery extends PagePlace {
  providerId: string | undefined;
  rating: number | undefined;
}

export const selectAllReviews = (db: Database, { providerId, rating, ...place }: ReviewQuery) =>
  namedReviews(db, place)
    .innerJoin("accounts as provider", "provider.id", "review.providerId")
    .$if(providerId !== undefined, (query) => query.where("review.providerId", "=", providerId as string))
    .$if(rating !== undefined, (query) => query.where("review.rating", "=", rating as number))
    .select("review.providerId")
    .select(["provider.firstName as providerFirstName", "provider.lastName as providerLastName", "review.voidedAt"])
    .execute();

/** Marks a review as void. Returns its rating and words, or nothing if it does not exist or was void before. */
export const markReviewVoid = (db: Database, jobId: string, now: Date) =>
  db
    .updateTable("reviews")
    .set({ voidedAt: now })
    .where("jobId", "=", jobId)
    .where("voidedAt", "is", null)
    .returning(["rating", "feedback"])
    .executeTakeFirst();

/** Returns when a review was voided: null if never. Returns nothing without a review. */
export const findReview = (db: Database, jobId: string) =>
  db.selectFrom("reviews").select("voidedAt").where("jobId", "=", jobId).executeTakeFirst();
