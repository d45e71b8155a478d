import { type Mail, queueMails } from "../../domain/mail/mail.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";
import { formatDay } from "../../values/format-moment.ts";
import { startOfDay } from "../../values/karachi-days.ts";
import { getTexts } from "../../values/texts.ts";
import { type ExportDesk, findExportDesk, hasDays } from "./export-desks.ts";
import { claimSchedule, type DueSchedule, endWithNotice, findReader, selectDue } from "./export-schedules.queries.ts";
import { findDays, findNextTime } from "./export-times.ts";

type Ground = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;

/**
 * A task of the queue, every hour: sends each person whose regular export is due one mail with a link to it (docs/product.md D3). Times that
 * were missed while the portal was down are made up for by one mail. Several processes can run it at once.
 *
 * @throws the first failure, after all others were sent
 */
export async function sendDueExports(services: Ground): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await selectDue(services.db, services.clock.now()))
    await sendExport(services, due).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Ends the schedule instead if the person may no longer download the file, or its saved filters are gone. */
const sendExport = (services: Ground, due: DueSchedule): Promise<unknown> =>
  services.db.transaction().execute(async (db) => {
    const now = services.clock.now();
    const nextAt = findNextTime(due.every, now);
    if (!(await claimSchedule(db, { id: due.id, now, nextAt }))) return;
    const reader = await findReader(db, due.id);
    const desk = reader && reader.search !== null ? findExportDesk(reader, reader.desk) : undefined;
    if (!reader?.email || !desk) return endWithNotice(db, due);
    const days = hasDays(desk) ? findDays(due.every, { dueAt: due.nextAt, nextAt }) : undefined;
    const content = { desk, days, due, publicUrl: services.publicUrl };
    const mail = writeMail(content, { to: reader.email, language: reader.language });
    await queueMails({ ...services, db }, { mails: [mail], settings: await getSettings(db) });
  });

interface Content {
  desk: ExportDesk;
  days: { from: string; to: string } | undefined;
  due: DueSchedule;
  publicUrl: string;
}

/** Names the list, its days and the link. Filters may name people, so the link has only the schedule's id. */
function writeMail({ desk, days, due, publicUrl }: Content, reader: Pick<Mail, "to" | "language">): Mail {
  const { subject, text, open, lists } = getTexts("mails", reader.language).exportReady;
  const endLink = `${publicUrl}/office/exports`;
  const link = `${endLink}/${due.id}${days ? `?${new URLSearchParams(days)}` : ""}`;
  const { from = "", to = "" } = days ?? {};
  const write = (day: string) => (day ? formatDay(startOfDay(day), reader.language) : "");
  const span = days ? (from === to ? "one" : "other") : "none";
  return {
    ...reader,
    subject: subject({ list: lists[desk] }),
    text: text({ days: span, from: write(from), to: write(to), link, every: due.every, endLink }),
    action: { label: open, link },
  };
}
