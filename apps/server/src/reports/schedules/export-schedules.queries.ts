import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { ExportSchedulesTable } from "../../database/tables/office-tables.ts";
import { isViewSeenBy } from "../../domain/staff/saved-view-conditions.ts";

/** The schedules with their person and with their saved filters, as long as this person may see those (docs/product.md D11). */
const schedules = (db: Database) =>
  db
    .selectFrom("exportSchedules as schedule")
    .innerJoin("accounts as account", "account.id", "schedule.accountId")
    .leftJoin("savedViews as view", (join) =>
      join
        .onRef("view.id", "=", "schedule.viewId")
        .onRef("view.desk", "=", "schedule.desk")
        .on(isViewSeenBy(sql.ref("schedule.accountId"))),
    );

/** Its own filters, or those of the saved ones; null if these are gone. */
const search = sql<string | null>`case when schedule.view_id is null then schedule.search else view.search end`;

export const selectSchedules = (db: Database, accountId: string) =>
  schedules(db)
    .select(["schedule.id", "schedule.desk", "schedule.every", "schedule.nextAt", "view.name as viewName"])
    .select(search.as("search"))
    .where("schedule.accountId", "=", accountId)
    .orderBy("schedule.createdAt")
    .orderBy("schedule.id")
    .execute();

/** Locks the person, so that a second call at the same time waits, and returns how many they have. */
export async function countSchedules(db: Database, accountId: string): Promise<number> {
  await db.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom("exportSchedules")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds saved filters of this desk that the person sees. */
export const findSeenView = (
  db: Database,
  { accountId, desk, viewId }: Record<"accountId" | "desk" | "viewId", string>,
) =>
  db
    .selectFrom("savedViews as view")
    .select("view.id")
    .where("view.id", "=", viewId)
    .where("view.desk", "=", desk)
    .where(isViewSeenBy(accountId))
    .executeTakeFirst();

export const insertSchedule = (db: Database, schedule: ExportSchedulesTable) =>
  db.insertInto("exportSchedules").values(schedule).execute();

export const deleteSchedule = (db: Database, { id, accountId }: { id: string; accountId: string }) =>
  db.deleteFrom("exportSchedules").where("id", "=", id).where("accountId", "=", accountId).execute();

/** A schedule whose time has come. */
export type DueSchedule = Awaited<ReturnType<typeof selectDue>>[number];

export const selectDue = (db: Database, now: Date) =>
  db
    .selectFrom("exportSchedules")
    .select(["id", "accountId", "every", "nextAt"])
    .where("nextAt", "<=", now)
    .orderBy("nextAt")
    .orderBy("id")
    .execute();

/** Moves it to its next time, unless another process was first: then no row matches any more. */
export const claimSchedule = (db: Database, { id, now, nextAt }: { id: string; now: Date; nextAt: Date }) =>
  db
    .updateTable("exportSchedules")
    .set({ nextAt })
    .where("id", "=", id)
    .where("nextAt", "<=", now)
    .returning("id")
    .executeTakeFirst();

/** Returns it with its filters and with its person, if they can still log in and have a mail address. */
export const findReader = (db: Database, id: string) =>
  schedules(db)
    .select(["schedule.desk", "account.role", "account.language", "account.email"])
    .select(search.as("search"))
    .where("schedule.id", "=", id)
    .where("account.disabledAt", "is", null)
    .where("account.closedAt", "is", null)
    .executeTakeFirst();

/** Ends it, with a notice to its person. */
export async function endWithNotice(db: Database, { id, accountId }: { id: string; accountId: string }): Promise<void> {
  await deleteSchedule(db, { id, accountId });
  await sql`select publish_event(${accountId}::uuid, 'export-ended', ${id}::uuid)`.execute(db);
}
