import { addOpenDay, findJobCall } from "@hunarmand/api/open-hours";
import type * as api from "@hunarmand/api/staff/inbox";
import { dueKinds } from "@hunarmand/api/staff/inbox";
import type { Database } from "../../database/database.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { isAllowed } from "../../services/login/caller.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import { type DueRow, placeOf, selectDue } from "./due.queries.ts";
import { dueSources } from "./due-sources.ts";

export const listDue: UseCase<typeof api.listDue> = async ({ db, clock }, caller, { query }) => {
  const { limit, cursor, kind: wanted } = query;
  const kinds = dueKinds.filter(
    (kind) => (wanted ?? kind) === kind && isAllowed(dueSources[kind].decision.access, caller),
  );
  const endOfToday = startOfDay(addDays(dayOf(clock.now()), 1));
  const rows = await selectDue(db, { kinds, endOfToday, limit, cursor: decodeCursor(cursor, "kind") });
  const deadlineOf = await promiseTimes(db, rows);
  return pageOf(rows, limit, {
    place: placeOf,
    item: (row) => {
      const { kind, id, who, work, place, number } = row;
      const deadline = deadlineOf(row)?.toISOString() ?? null;
      const [amount, since] = [toPkr(row.amountPaisa), row.since.toISOString()];
      return { kind, id, who, work, place, number, amount, since, deadline };
    },
  });
};

/** Returns until when an answer or a call is promised. A price is promised within one day of open hours (docs/product.md Q1). */
async function promiseTimes(db: Database, rows: readonly DueRow[]): Promise<(row: DueRow) => Date | null> {
  if (!rows.some(({ kind }) => kind === "quote" || kind === "job")) return ({ deadline }) => deadline;
  const { visits } = await getSettings(db);
  return ({ kind, since, deadline, waitsSince, wished }) => {
    if (waitsSince) return findJobCall({ from: waitsSince, wished }, visits);
    return kind === "quote" ? addOpenDay(since, visits) : deadline;
  };
}
