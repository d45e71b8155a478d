import type * as api from "@hunarmand/api/notices/channels";
import type { NoticeWishes } from "@hunarmand/api/notices/channels";
import { noticeGroups } from "@hunarmand/api/notices/notice-kinds";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Services } from "../../services/services.ts";
import { getReplies } from "../../values/replies.ts";
import { findReach } from "./choose-channels.ts";
import { getReachable, selectWishes, writeWishes } from "./wishes.queries.ts";

async function readWishes(services: Services, accountId: string): Promise<NoticeWishes> {
  const { db } = services;
  const own = (await selectWishes(db, [accountId])).get(accountId);
  const { channels: rules } = await getSettings(db);
  const wishes = noticeGroups.map((group) => ({
    group,
    channels: [...(own?.get(group) ?? rules[group].channels)],
    isOwn: own?.has(group) ?? false,
  }));
  return { wishes, reach: findReach(await getReachable(db, accountId), services) };
}

export const getNoticeWishes: UseCase<typeof api.getNoticeWishes> = (services, { accountId }) =>
  readWishes(services, accountId);

export const updateNoticeWishes: UseCase<typeof api.updateNoticeWishes> = async (services, { accountId }, { body }) => {
  await asOpenAccount(services.db, accountId, (transaction) => writeWishes(transaction, accountId, body.wishes));
  return { message: getReplies().updateNoticeWishes, wishes: await readWishes(services, accountId) };
};
