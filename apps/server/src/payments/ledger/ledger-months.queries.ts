import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Waits for all entries that are being posted. Entries that come after it see the closed month. */
export const lockLedger = (db: Database) => sql`lock table ledger_transactions in share row exclusive mode`.execute(db);

export async function findLastClosed(db: Database) {
  const row = await db
    .selectFrom("ledgerClosings as closing")
    .innerJoin("accounts as person", "person.id", "closing.closedBy")
    // The driver would read a day as a moment of its own time zone.
    .select(sql<string>`closing.month::text`.as("month"))
    .select(["closing.closedAt", "person.firstName", "person.lastName"])
    .orderBy("closing.month", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { month: row.month, date: row.closedAt.toISOString(), by: `${row.firstName} ${row.lastName}`.trim() };
}

/** The time of the ledger's first entry. */
export const findFirstEntry = (db: Database) =>
  db.selectFrom("ledgerLines").select("postedAt").orderBy("postedAt").limit(1).executeTakeFirst();

export const insertClosing = (db: Database, closing: { month: string; closedAt: Date; closedBy: string }) =>
  db.insertInto("ledgerClosings").values(closing).execute();
