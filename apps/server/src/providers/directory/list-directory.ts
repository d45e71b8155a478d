import type * as api from "@hunarmand/api/providers/directory";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectDirectory } from "./directory.queries.ts";

export const listDirectory: UseCase<typeof api.listDirectory> = async ({ db }, _caller, { query }) => {
  const { limit, cursor, category, city } = query;
  const rows = await selectDirectory(db, { category, city, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, accountId }) => ({ at: createdAt, id: accountId }),
    item: ({ firstName, city, area, category, skill, average, reviews }) => ({
      firstName,
      city,
      area,
      category,
      skills: skill.split(",").filter(Boolean),
      rating: average === null ? null : Math.round(average * 10) / 10,
      reviews,
    }),
  });
};
