import type * as api from "@hunarmand/api/providers/notes";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectProviderNotes } from "./provider-notes.queries.ts";

export const listProviderNotes: UseCase<typeof api.listProviderNotes> = async ({ db }, _caller, { params, query }) => {
  const { limit, cursor } = query;
  const rows = await selectProviderNotes(db, { providerId: params.id, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ id, words, createdAt, firstName, lastName }) => ({
      ...{ id, words, authorName: `${firstName} ${lastName}`.trim() },
      createdDate: createdAt.toISOString(),
    }),
  });
};
