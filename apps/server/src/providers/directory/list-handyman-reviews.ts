import type * as api from "@hunarmand/api/providers/directory";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findPublicProvider, selectPublicReviews } from "./directory.queries.ts";
import { hideSurname } from "./hide-surname.ts";

export const listHandymanReviews: UseCase<typeof api.listHandymanReviews> = async ({ db }, _caller, input) => {
  const { limit, cursor } = input.query;
  const place = { limit, cursor: decodeCursor(cursor) };
  const provider = await findPublicProvider(db, input.params.id);
  if (!provider) throw new AppError("provider-not-found");
  const rows = await selectPublicReviews(db, { providerId: provider.accountId, ...place });
  return pageOf(rows, limit, {
    place: ({ createdAt, jobId }) => ({ at: createdAt, id: jobId }),
    item: ({ skill, rating, words, createdAt }) => ({
      skill,
      rating,
      words: hideSurname(words, provider.lastName),
      date: createdAt.toISOString(),
    }),
  });
};
