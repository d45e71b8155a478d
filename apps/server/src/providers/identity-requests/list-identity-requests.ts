import type * as api from "@hunarmand/api/providers/identity-requests";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { toDeskRequest } from "./identity-request-wire.ts";
import { selectRequests } from "./identity-requests.queries.ts";

export const listIdentityRequests: UseCase<typeof api.listIdentityRequests> = async ({ db }, _caller, { query }) => {
  const { limit, cursor, status } = query;
  const rows = await selectRequests(db, { status, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toDeskRequest(row, { isWhole: false }),
  });
};
