import type * as api from "@hunarmand/api/account/sessions";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectOwnSessions } from "./sessions.queries.ts";

export const listOwnSessions: UseCase<typeof api.listOwnSessions> = async ({ db, clock }, caller, { query }) => {
  const { limit, cursor } = query;
  const place = { limit, cursor: decodeCursor(cursor), now: clock.now() };
  const rows = await selectOwnSessions(db, caller.accountId, place);
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ createdAt, usedAt, ...session }) => ({
      ...session,
      startedDate: createdAt.toISOString(),
      lastUsedDate: usedAt.toISOString(),
      isCurrent: session.id === caller.sessionId,
    }),
  });
};
