import type * as contract from "@hunarmand/api/notices/notices";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { toNotice } from "./notice-wire.ts";
import { selectNotices } from "./notices.queries.ts";

export const listNotices: UseCase<typeof contract.listNotices> = async ({ db }, { accountId }, { query }) => {
  const { limit, cursor } = query;
  const rows = await selectNotices(db, { accountId, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, { place: ({ createdAt, id }) => ({ at: createdAt, id }), item: toNotice });
};
