import type { ErasingTimes } from "@hunarmand/api/staff/erasing-times";
import type { Database } from "../../database/database.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";

const dayMilliseconds = 86_400_000;

interface Due {
  erasing: ErasingTimes;
  now: Date;
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

/** Selects the closed accounts with data whose time is over: the person's data, the documents, or both. */
const selectDue = (db: Database, { erasing, now }: Due) =>
  db
    .selectFrom("accounts")
    .select(["id", "closedAt", "erasedAt", "documentsErasedAt"])
    .where("closedAt", "is not", null)
    .where(({ and, eb, or }) =>
      or([
        and([eb("erasedAt", "is", null), eb("closedAt", "<=", daysBefore(now, erasing.personDays))]),
        and([eb("documentsErasedAt", "is", null), eb("closedAt", "<=", daysBefore(now, erasing.documentDays))]),
      ]),
    );

/**
 * Enqueues a task for each account with data to erase, at most 100 at a time, the longest closed first. Returns their number. A second task for the
 * same account changes nothing.
 */
export async function queueErasures(services: Pick<Services, "db" | "clock" | "queue">): Promise<number> {
  const { db, clock, queue } = services;
  const { erasing } = await getSettings(db);
  const due = await selectDue(db, { erasing, now: clock.now() }).orderBy("closedAt").limit(100).execute();
  if (due.length > 0)
    await queue.enqueueAll(
      db,
      "erase-account",
      due.map(({ id }) => ({ accountId: id })),
    );
  return due.length;
}

/** Returns which data of this account to erase now. Both are false if it is open, or if staff opened it again. */
export async function findDueParts(db: Database, id: string, { erasing, now }: Due) {
  const row = await selectDue(db, { erasing, now }).where("id", "=", id).executeTakeFirst();
  const isOver = (days: number) => row?.closedAt != null && row.closedAt <= daysBefore(now, days);
  return {
    person: row?.erasedAt === null && isOver(erasing.personDays),
    documents: row?.documentsErasedAt === null && isOver(erasing.documentDays),
  };
}
