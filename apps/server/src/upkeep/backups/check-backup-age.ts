import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { queueMails } from "../../domain/mail/mail.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";
import { minuteOf } from "../../values/karachi-days.ts";
import { getTexts } from "../../values/texts.ts";
import { findNewestBackup, listOwners } from "./upkeep.queries.ts";

const hourMilliseconds = 3_600_000;
/** One backup a night, and two hours to make it. */
const backupHoursMax = 26;

type Ground = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;

/**
 * A task of the queue, every hour: if the newest backup is older than 26 hours, raises an alarm in the office's inbox and sends every Owner
 * one mail. Ends the alarm when there is a newer backup (docs/security-rules.md SF3).
 */
export async function checkBackupAge(services: Ground): Promise<void> {
  const { db, clock } = services;
  const newest = await findNewestBackup(db);
  if (!(await isBackupLate(services, newest))) {
    await db.deleteFrom("upkeepAlarms").where("kind", "=", "backup").execute();
    return;
  }
  await db.transaction().execute(async (transaction) => {
    const raised = await transaction
      .insertInto("upkeepAlarms")
      .values({ id: randomUUID(), kind: "backup", raisedAt: clock.now() })
      .onConflict((conflict) => conflict.column("kind").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (raised) await mailOwners({ ...services, db: transaction }, newest?.startedAt);
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

async function mailOwners(services: Ground, newest: Date | undefined): Promise<void> {
  const owners = await listOwners(services.db);
  const mails = owners.map(({ email, language }) => {
    const { lateBackup } = getTexts("mails", language);
    const last = newest ? minuteOf(newest) : "none";
    const link = `${services.publicUrl}/office/health`;
    return { to: email, language, subject: lateBackup.subject, text: lateBackup.text({ last, link }) };
  });
  await queueMails(services, { mails, settings: await getSettings(services.db) });
}
