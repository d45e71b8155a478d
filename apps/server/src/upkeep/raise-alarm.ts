import { randomUUID } from "node:crypto";
import type { Language } from "@hunarmand/texts/catalogue";
import type { Database } from "../database/database.ts";
import type { UpkeepAlarmsTable } from "../database/tables/file-tables.ts";
import { queueMails } from "../domain/mail/mail.ts";
import { getSettings } from "../domain/settings/settings.queries.ts";
import type { Services } from "../services/services.ts";
import { listOwners } from "./backups/upkeep.queries.ts";

type AlarmKind = UpkeepAlarmsTable["kind"];

/** The alarm's mail in a language. */
type WriteMail = (language: Language) => { subject: string; text: string };

/** Raises an alarm in the Owner's inbox and sends every Owner one mail. Does nothing while this alarm is raised. */
export const raiseAlarm = (
  services: Pick<Services, "db" | "clock" | "queue">,
  kind: AlarmKind,
  writeMail: WriteMail,
): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const raised = await db
      .insertInto("upkeepAlarms")
      .values({ id: randomUUID(), kind, raisedAt: services.clock.now() })
      .onConflict((conflict) => conflict.column("kind").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!raised) return;
    const owners = await listOwners(db);
    const mails = owners.map(({ email, language }) => ({ to: email, language, ...writeMail(language) }));
    await queueMails({ ...services, db }, { mails, settings: await getSettings(db) });
  });

export async function endAlarm(db: Database, kind: AlarmKind): Promise<void> {
  await db.deleteFrom("upkeepAlarms").where("kind", "=", kind).execute();
}
