import type * as api from "@hunarmand/api/account/sessions";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectOwnSignIns } from "./sessions.queries.ts";

export const listOwnSignIns: UseCase<typeof api.listOwnSignIns> = async ({ db }, caller, { query }) => {
  const { limit, cursor } = query;
  const rows = await selectOwnSignIns(db, caller.accountId, { limit, cursor: decodeCursor(cursor, "serial") });
  return pageOf(rows, limit, {
    place: ({ at, id }) => ({ at, id: String(id) }),
    item: ({ at, ...signIn }) => ({ ...signIn, at: at.toISOString() }),
  });
};
