import type * as api from "@hunarmand/api/reviews/reviews";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { toReview } from "./review-wire.ts";
import { selectAllReviews } from "./reviews.queries.ts";

export const listAllReviews: UseCase<typeof api.listAllReviews> = async ({ db }, _caller, { query }) => {
  const { limit, cursor, providerId, rating } = query;
  const rows = await selectAllReviews(db, { providerId, rating, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, jobId }) => ({ at: createdAt, id: jobId }),
    item: (row) => ({
      ...toReview(row),
      providerId: row.providerId,
      providerName: `${row.providerFirstName} ${row.providerLastName}`.trim(),
      isVoided: row.voidedAt !== null,
    }),
  });
};
