import type * as api from "@hunarmand/api/contracts/quotes";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { toQuote } from "./quote-wire.ts";
import { selectQuotes } from "./quotes.queries.ts";

export const listQuotes: UseCase<typeof api.listQuotes> = async ({ db, clock }, caller, { query }) => {
  const { limit, cursor, status } = query;
  const { visits } = await getSettings(db);
  const rows = await selectQuotes(db, { status, limit, cursor: decodeCursor(cursor), now: clock.now() });
  return pageOf(rows, limit, {
    place: ({ requestedAt, id }) => ({ at: requestedAt, id }),
    item: ({ firstName, lastName, email, ...row }) => ({
      ...toQuote(row, { actors: actorsOf(caller), hours: visits }),
      name: `${firstName} ${lastName}`.trim(),
      email,
    }),
  });
};
