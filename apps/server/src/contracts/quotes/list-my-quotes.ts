import type * as api from "@hunarmand/api/contracts/quotes";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { getReplies } from "../../values/replies.ts";
import { selectNamed } from "./named/named.queries.ts";
import { toQuote } from "./quote-wire.ts";
import { selectOwnQuotes } from "./quotes.queries.ts";

export const listMyQuotes: UseCase<typeof api.listMyQuotes> = async ({ db, clock }, caller, { query }) => {
  const { limit, cursor, email } = query;
  assertOwnEmail(caller, email);
  const { accountId } = caller;
  const actors = actorsOf(caller, "contractor");
  const { visits } = await getSettings(db);
  const rows = await selectOwnQuotes(db, { accountId, limit, cursor: decodeCursor(cursor), now: clock.now() });
  const named = await selectNamed(
    db,
    rows.map(({ id }) => id),
  );
  const { reply: data, nextCursor } = pageOf(rows, limit, {
    place: ({ requestedAt, id }) => ({ at: requestedAt, id }),
    item: (row) => ({ ...toQuote(row, { actors, hours: visits }), named: named.get(row.id) ?? [] }),
  });
  return { reply: { message: getReplies().listMyQuotes, data }, nextCursor };
};
