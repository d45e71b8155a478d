import type * as api from "@hunarmand/api/staff/inbox";
import { dueKinds } from "@hunarmand/api/staff/inbox";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { isAllowed } from "../../services/login/caller.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import { placeOf, selectDue } from "./due.queries.ts";
import { dueSources } from "./due-sources.ts";

export const listDue: UseCase<typeof api.listDue> = async ({ db, clock }, caller, { query }) => {
  const { limit, cursor, kind: wanted } = query;
  const kinds = dueKinds.filter(
    (kind) => (wanted ?? kind) === kind && isAllowed(dueSources[kind].decision.access, caller),
  );
  const endOfToday = startOfDay(addDays(dayOf(clock.now()), 1));
  const rows = await selectDue(db, { kinds, endOfToday, limit, cursor: decodeCursor(cursor, "kind") });
  return pageOf(rows, limit, {
    place: placeOf,
    item: ({ since, deadline, amountPaisa, ...item }) => ({
      ...item,
      amount: toPkr(amountPaisa),
      since: since.toISOString(),
      deadline: deadline?.toISOString() ?? null,
    }),
  });
};
