import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import type { NoticeGroup } from "@hunarmand/api/notices/notice-kinds";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { hasPushDevice } from "../push/push-devices.queries.ts";
import type { Wishes } from "./choose-channels.ts";

/** The channels that these people have chosen themselves. */
export async function selectWishes(db: Database, accountIds: string[]): Promise<Map<string, Wishes>> {
  const rows = await db
    .selectFrom("noticeWishes")
    .selectAll()
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .execute();
  const wishes = new Map<string, Map<NoticeGroup, NoticeChannel[]>>();
  for (const { accountId, noticeGroup, channels } of rows) {
    const own = wishes.get(accountId) ?? new Map<NoticeGroup, NoticeChannel[]>();
    wishes.set(accountId, own.set(noticeGroup, channels));
  }
  return wishes;
}

interface Wish {
  group: NoticeGroup;
  /** Null removes the choice, so that the office's rule applies again. */
  channels: NoticeChannel[] | null;
}

export async function writeWishes(db: Database, accountId: string, wishes: Wish[]): Promise<void> {
  for (const { group, channels } of wishes) {
    if (channels === null) {
      await db.deleteFrom("noticeWishes").where("accountId", "=", accountId).where("noticeGroup", "=", group).execute();
      continue;
    }
    const row = { accountId, noticeGroup: group, channels: JSON.stringify(channels) };
    await db
      .insertInto("noticeWishes")
      .values(row)
      .onConflict((conflict) => conflict.columns(["accountId", "noticeGroup"]).doUpdateSet({ channels: row.channels }))
      .execute();
  }
}

export const getReachable = (db: Database, accountId: string) =>
  db
    .selectFrom("accounts")
    .select(["email", "phone", "phoneConfirmedAt", hasPushDevice("accounts.id").as("hasPush")])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
