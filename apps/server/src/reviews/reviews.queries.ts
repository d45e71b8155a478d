import type { Database } from "../database/database.ts";
import { type Cursor, isAfter } from "../http/page.ts";

export const selectReviews = (
  db: Database,
  { providerId, limit, cursor }: { providerId: string; limit: number; cursor: Cursor | undefined },
) =>
  db
    .selectFrom("reviews as review")
    .innerJoin("jobs as job", "job.id", "review.jobId")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .select(["review.jobId", "review.rating", "review.feedback", "review.reportedBy", "review.createdAt"])
    .select(["job.completedAt", "customer.firstName", "customer.lastName"])
    .where("review.providerId", "=", providerId)
    .where("review.voidedAt", "is", null)
    .where(isAfter(cursor, "review.createdAt", "review.jobId"))
    .orderBy("review.createdAt", "desc")
    .orderBy("review.jobId", "desc")
    .limit(limit + 1)
    .execute();
