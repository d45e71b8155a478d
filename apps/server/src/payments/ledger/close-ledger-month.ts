import type * as api from "@hunarmand/api/payments/months";
import type { LedgerMonths } from "@hunarmand/api/payments/months";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { invalidField } from "../../values/app-error.ts";
import { addDays, dayOf } from "../../values/karachi-days.ts";
import { getReplies } from "../../values/replies.ts";
import { findFirstEntry, findLastClosed, insertClosing, lockLedger } from "./ledger-months.queries.ts";

const firstDayOf = (day: string): string => `${day.slice(0, "YYYY-MM".length)}-01`;
/** A month has at most 31 days. */
const monthAfter = (month: string): string => firstDayOf(addDays(month, 31));

async function readMonths(db: Database, now: Date): Promise<LedgerMonths> {
  const closed = (await findLastClosed(db)) ?? null;
  const first = closed ? undefined : await findFirstEntry(db);
  const following = closed ? monthAfter(closed.month) : first && firstDayOf(dayOf(first.postedAt));
  const hasEnded = following !== undefined && monthAfter(following) <= dayOf(now);
  return { closed, next: hasEnded ? following : null };
}

export const getLedgerMonths: UseCase<typeof api.getLedgerMonths> = ({ db, clock }) => readMonths(db, clock.now());

/** A repeat gets the same reply. */
export const closeLedgerMonth: UseCase<typeof api.closeLedgerMonth> = async ({ db, clock }, caller, { body }) => {
  const { month } = body;
  const now = clock.now();
  const months = await db.transaction().execute(async (transaction) => {
    await lockLedger(transaction);
    const before = await readMonths(transaction, now);
    if (before.closed?.month === month) return before;
    if (before.next !== month) throw invalidField("month", "month-order");
    await insertClosing(transaction, { month, closedAt: now, closedBy: caller.accountId });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "ledger.close-month",
      subjectType: "ledger",
      subjectId: month,
    });
    return readMonths(transaction, now);
  });
  return { message: getReplies().closeLedgerMonth, ...months };
};
