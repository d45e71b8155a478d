import { type Insertable, type Selectable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { NoticesTable } from "../database/tables/notice-tables.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";

export async function insertNotices(db: Database, notices: Insertable<NoticesTable>[]): Promise<void> {
  if (notices.length > 0) await db.insertInto("notices").values(notices).execute();
}

/** Marks the notices of these offers as read. */
export async function readOffers(
  db: Database,
  offers: readonly { accountId: string; subjectId: string }[],
  now: Date,
): Promise<void> {
  if (offers.length === 0) return;
  const [accountIds, subjectIds] = [offers.map(({ accountId }) => accountId), offers.map(({ subjectId }) => subjectId)];
  await sql`
    update notices set read_at = ${now}
    from unnest(${accountIds}::uuid[], ${subjectIds}::uuid[]) as ended (account_id, subject_id)
    where notices.account_id = ended.account_id and notices.subject_id = ended.subject_id
      and notices.kind = 'job-offered' and notices.read_at is null`.execute(db);
}

export const selectNotices = (db: Database, { accountId, limit, cursor }: PagePlace & { accountId: string }) =>
  db
    .selectFrom("notices")
    .selectAll()
    .where("accountId", "=", accountId)
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();

/** Returns the status of each job of these offers that this handyman has accepted, by its id. */
export async function selectOwnJobs(
  db: Database,
  accountId: string,
  notices: readonly Pick<Selectable<NoticesTable>, "kind" | "subjectId">[],
) {
  const offered = notices.filter(({ kind }) => kind === "job-offered").map(({ subjectId }) => subjectId);
  if (offered.length === 0) return new Map<string, never>();
  const jobs = await db
    .selectFrom("jobs")
    .select(["id", "status"])
    .where("id", "in", offered)
    .where("providerId", "=", accountId)
    .execute();
  return new Map(jobs.map(({ id, status }) => [id, status]));
}

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

/** Returns whether this person has such a notice. Only the first reading is recorded. */
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
