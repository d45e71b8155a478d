import type * as api from "@hunarmand/api/reviews/reviews";
import { getOwnAccountId } from "../domain/account/own-account.ts";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { toReview } from "./review-wire.ts";
import { selectReviews } from "./reviews.queries.ts";

export const listReviews: UseCase<typeof api.listReviews> = async (services, caller, input) => {
  const { limit, cursor } = input.query;
  const providerId = await getOwnAccountId(services, caller, input.params.email);
  const rows = await selectReviews(services.db, { providerId, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, { place: ({ createdAt, jobId }) => ({ at: createdAt, id: jobId }), item: toReview });
};
