import type { Database } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { minuteOf } from "../../values/karachi-days.ts";
import { getTexts } from "../../values/texts.ts";
import { endAlarm, raiseAlarm } from "../raise-alarm.ts";
import { findNewestBackup } from "./upkeep.queries.ts";

const hourMilliseconds = 3_600_000;
/** One backup a night, and two hours to make it. */
const backupHoursMax = 26;

type Ground = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;

/**
 * A task of the queue, every hour: if the newest backup is older than 26 hours, raises an alarm in the office's inbox and sends every Owner
 * one mail. Ends the alarm when there is a newer backup (docs/security-rules.md SF3).
 */
export async function checkBackupAge(services: Ground): Promise<void> {
  const { db } = services;
  const newest = await findNewestBackup(db);
  if (!(await isBackupLate(services, newest))) return endAlarm(db, "backup");
  const last = newest ? minuteOf(newest.startedAt) : "none";
  const link = `${services.publicUrl}/office/health`;
  await raiseAlarm(services, "backup", (language) => {
    const { subject, text } = getTexts("mails", language).lateBackup;
    return { subject, text: text({ last, link }) };
  });
}

/** Whether a backup is older than it may be. Without one, the first start counts. */
export async function isBackupLate(
  { db, clock }: Pick<Services, "db" | "clock">,
  newest: { startedAt: Date } | undefined,
): Promise<boolean> {
  const since = newest?.startedAt ?? (await findFirstStart(db));
  return since ? clock.now().getTime() - since.getTime() > backupHoursMax * hourMilliseconds : false;
}

/** When the database was first used with its file store. */
async function findFirstStart(db: Database): Promise<Date | null | undefined> {
  const row = await db.selectFrom("installation").select("tiedAt").executeTakeFirst();
  return row?.tiedAt;
}
