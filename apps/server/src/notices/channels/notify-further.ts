import { groupOf } from "@hunarmand/api/notices/notice-kinds";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Tasks } from "../../services/queue-tasks.ts";
import type { Services } from "../../services/services.ts";
import { readQuietEnds } from "../push/quiet-hours.queries.ts";
import { selectOwnTexts } from "../templates/templates.queries.ts";
import { chooseChannels, findNextChannel, findReach, rings } from "./choose-channels.ts";
import { isDone, lockUnread, wasUsed } from "./open-notice.queries.ts";
import { queueNotices } from "./queue-notice.ts";
import { selectWishes } from "./wishes.queries.ts";

const minuteMilliseconds = 60_000;

/**
 * The task after a notice was sent by one channel, or after quiet hours: sends it by the next one, unless it was read or is outdated. The
 * task may run twice, or be enqueued twice (after the wait, and after a gateway refused the message). Only the first run counts.
 */
export async function notifyFurther(services: Services, { noticeId, after }: Tasks["notify-further"]): Promise<void> {
  const { queue, clock } = services;
  await services.db.transaction().execute(async (db) => {
    const notice = await lockUnread(db, noticeId);
    if (!notice || (await isDone(db, notice))) return;
    const { accountId, kind, subjectId, reason, language, requestId } = notice;
    const { channels: rules } = await getSettings(db);
    const wishes = (await selectWishes(db, [accountId])).get(accountId);
    const channels = chooseChannels(kind, { wishes, rules, reach: findReach(notice, services) });
    const channel = findNextChannel(channels, after);
    if (!channel || (await wasUsed(db, noticeId, channel))) return;
    const now = clock.now();
    const quietEnd = rings(channel) ? (await readQuietEnds(db, now, [notice]))(notice) : undefined;
    if (quietEnd) return queue.enqueue(db, "notify-further", { noticeId, after }, { startAfter: quietEnd });
    const nameOf = await services.catalogueNames.nameInLanguage(language);
    const next = {
      of: { accountId, noticeId, kind, requestId },
      content: { kind, subjectId, reason, link: notice.link ?? "/notices" },
      values: { ...notice.textValues, name: notice.firstName },
      wording: { own: (await selectOwnTexts(db)).get(kind), language, nameOf },
      person: notice,
    };
    await queueNotices({ ...services, db }, channel, [next]);
    if (!findNextChannel(channels, channel)) return;
    const startAfter = new Date(now.getTime() + rules[groupOf[kind]].minutes * minuteMilliseconds);
    await queue.enqueue(db, "notify-further", { noticeId, after: channel }, { startAfter });
  });
}
