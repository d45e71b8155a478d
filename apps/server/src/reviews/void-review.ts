import type * as api from "@hunarmand/api/reviews/reviews";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { assertAsRead } from "../values/as-read.ts";
import { getReplies } from "../values/replies.ts";
import { findReview, markReviewVoid } from "./reviews.queries.ts";

export const voidReview: UseCase<typeof api.voidReview> = async ({ db, clock }, caller, { params, body }) => {
  const now = clock.now();
  const { id } = params;
  await db.transaction().execute(async (transaction) => {
    const voided = await markReviewVoid(transaction, id, now);
    if (!voided) return;
    const { rating, feedback } = body.read;
    // As text, because numbers are compared as amounts.
    assertAsRead({ rating: String(rating), feedback }, { rating: String(voided.rating), feedback: voided.feedback });
    const subject = { subjectType: "review", subjectId: id, after: { voided: true }, reason: body.reason };
    await writeAudit(transaction, { at: now, actorId: caller.accountId, action: "review.void", ...subject });
  });
  if (!(await findReview(db, id))) throw new AppError("review-not-found");
  return { message: getReplies().voidReview };
};
