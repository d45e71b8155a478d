import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { groupOf } from "@hunarmand/api/notices/channels";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { Database } from "../../database/database.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Tasks } from "../../services/queue-tasks.ts";
import type { Services } from "../../services/services.ts";
import { selectOwnTexts } from "../templates/templates.queries.ts";
import { chooseChannels, findNextChannel, findReach } from "./choose-channels.ts";
import { queueNoticesWhatsapp, queueNoticeTexts } from "./queue-notice.ts";
import { selectWishes } from "./wishes.queries.ts";

const minuteMilliseconds = 60_000;

export const carriers = { whatsapp: queueNoticesWhatsapp, phone: queueNoticeTexts } as const;

/**
 * The task after a notice was sent by one channel: sends it by the next one, unless it was read or is outdated. The task may run twice, or
 * be enqueued twice (after the wait, and after a gateway refused the message). Only the first run counts.
 */
export async function notifyFurther(services: Services, { noticeId, after }: Tasks["notify-further"]): Promise<void> {
  const { queue, clock } = services;
  await services.db.transaction().execute(async (db) => {
    const notice = await lockUnread(db, noticeId);
    if (!notice || (await isDone(db, notice))) return;
    const { accountId, kind, phone, language } = notice;
    const { channels: rules } = await getSettings(db);
    const wishes = (await selectWishes(db, [accountId])).get(accountId);
    const channels = chooseChannels(kind, { wishes, rules, reach: findReach(notice, services) });
    const channel = findNextChannel(channels, after);
    if (!channel || channel === "mail" || !phone || (await wasUsed(db, noticeId, channel))) return;
    const nameOf = await services.catalogueNames.nameInLanguage(language);
    const wording = { own: (await selectOwnTexts(db)).get(kind), language, nameOf };
    const of = { accountId, noticeId, kind };
    const { textValues: values, link } = notice;
    const message = { of, phone, kind, values: values ?? {}, link: link ?? "/notices", wording };
    await carriers[channel]({ ...services, db }, [message]);
    if (!findNextChannel(channels, channel)) return;
    const startAfter = new Date(clock.now().getTime() + rules[groupOf[kind]].minutes * minuteMilliseconds);
    await queue.enqueue(db, "notify-further", { noticeId, after: channel }, { startAfter });
  });
}

/** Locks the notice, so that a second task sees what the first one did. */
const lockUnread = (db: Database, noticeId: string) =>
  db
    .selectFrom("notices as notice")
    .innerJoin("accounts as account", "account.id", "notice.accountId")
    .select(["notice.id", "notice.accountId", "notice.kind", "notice.subjectId", "notice.textValues", "notice.link"])
    .select(["account.email", "account.phone", "account.phoneConfirmedAt", "account.language"])
    .where("notice.id", "=", noticeId)
    .where("notice.readAt", "is", null)
    .forUpdate("notice")
    .executeTakeFirst();

type Unread = NonNullable<Awaited<ReturnType<typeof lockUnread>>>;

/** The notice was read, or its offer is over. */
async function isDone(db: Database, { id, kind, accountId, subjectId }: Unread): Promise<boolean> {
  const read = await db
    .selectFrom("outbox")
    .select("id")
    .where("noticeId", "=", id)
    .where("status", "=", messageStatus.read)
    .executeTakeFirst();
  if (read || kind !== "job-offered") return read !== undefined;
  const offer = await db
    .selectFrom("offers")
    .select("jobId")
    .where("jobId", "=", subjectId)
    .where("providerId", "=", accountId)
    .where("status", "=", offerStatus.offered)
    .executeTakeFirst();
  return offer === undefined;
}

async function wasUsed(db: Database, noticeId: string, channel: "whatsapp" | "phone"): Promise<boolean> {
  const used = db.selectFrom("outbox").select("id").where("noticeId", "=", noticeId).where("channel", "=", channel);
  return (await used.executeTakeFirst()) !== undefined;
}
