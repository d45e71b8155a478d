import type { Insertable } from "kysely";
import type { Database } from "../database/database.ts";
import type { NoticesTable } from "../database/notice-tables.ts";
import { type Cursor, isAfter, rowsFor } from "../http/page.ts";

export async function insertNotices(db: Database, notices: Insertable<NoticesTable>[]): Promise<void> {
  if (notices.length > 0) await db.insertInto("notices").values(notices).execute();
}

export const selectNotices = (
  db: Database,
  { accountId, limit, cursor }: { accountId: string; limit: number; cursor: Cursor | undefined },
) =>
  db
    .selectFrom("notices")
    .selectAll()
    .where("accountId", "=", accountId)
    .where(isAfter(cursor, "createdAt", "id"))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(rowsFor(limit))
    .execute();

export async function countUnread(db: Database, accountId: string, most: number): Promise<number> {
  const unread = await db
    .selectFrom("notices")
    .select("id")
    .where("accountId", "=", accountId)
    .where("readAt", "is", null)
    .limit(most)
    .execute();
  return unread.length;
}

/** Answers whether there is such a notice of theirs; the first reading counts. */
export async function markRead(db: Database, { id, accountId, now }: { id: string; accountId: string; now: Date }) {
  const notice = await db
    .updateTable("notices")
    .set(({ fn, ref, val }) => ({ readAt: fn.coalesce(ref("readAt"), val(now)) }))
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return notice !== undefined;
}

export async function markAllRead(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("notices")
    .set({ readAt: now })
    .where("accountId", "=", accountId)
    .where("readAt", "is", null)
    .execute();
}
