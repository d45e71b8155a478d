import type { ErasingTimes } from "@hunarmand/api/staff/staff";
import type { Database } from "../../database/database.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";

const dayMilliseconds = 86_400_000;
const lookMilliseconds = 3_600_000;

interface Due {
  erasing: ErasingTimes;
  now: Date;
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

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

/** A task for each account of which something is due. Two for one account do no harm. Returns how many. */
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

/** What of this account is due now: nothing of one that is open, or was reopened by hand. */
export async function findDueParts(db: Database, id: string, { erasing, now }: Due) {
  const row = await selectDue(db, { erasing, now }).where("id", "=", id).executeTakeFirst();
  const isOver = (days: number) => row?.closedAt != null && row.closedAt <= daysBefore(now, days);
  return {
    person: row?.erasedAt === null && isOver(erasing.personDays),
    documents: row?.documentsErasedAt === null && isOver(erasing.documentDays),
  };
}

/** Looks every hour. Returns how to stop. */
export function keepErasing(services: Services, onError: (error: unknown) => void): () => void {
  const look = () => void queueErasures(services).catch(onError);
  const timer = setInterval(look, lookMilliseconds).unref();
  return () => clearInterval(timer);
}
