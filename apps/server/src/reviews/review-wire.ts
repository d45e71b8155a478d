import type { Review } from "@hunarmand/api/reviews/reviews";

interface ReviewRow extends Pick<Review, "jobId" | "rating" | "feedback" | "reportedBy"> {
  firstName: string;
  lastName: string;
  completedAt: Date | null;
  createdAt: Date;
}

export const toReview = (row: ReviewRow): Review => ({
  jobId: row.jobId,
  customerName: `${row.firstName} ${row.lastName}`.trim(),
  completedDate: (row.completedAt ?? row.createdAt).toISOString(),
  rating: row.rating,
  feedback: row.feedback,
  reportedBy: row.reportedBy,
});
