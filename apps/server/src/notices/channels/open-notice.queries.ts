import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { Database } from "../../database/database.ts";
import { hasPushDevice } from "../push/push-devices.queries.ts";

/** Locks an unread notice, so that a second task sees what the first one did. */
export const lockUnread = (db: Database, noticeId: string) =>
  db
    .selectFrom("notices as notice")
    .innerJoin("accounts as account", "account.id", "notice.accountId")
    .select(["notice.id", "notice.accountId", "notice.kind", "notice.subjectId", "notice.textValues", "notice.link"])
    .select("notice.requestId")
    .select(["notice.reason", "account.email", "account.emailConfirmedAt", "account.firstName"])
    .select(["account.phone", "account.phoneConfirmedAt", "account.language"])
    .select(hasPushDevice("account.id").as("hasPush"))
    .where("notice.id", "=", noticeId)
    .where("notice.readAt", "is", null)
    .forUpdate("notice")
    .executeTakeFirst();

type Unread = Pick<NonNullable<Awaited<ReturnType<typeof lockUnread>>>, "id" | "kind" | "accountId" | "subjectId">;

/** Whether the notice needs no further message: it was read on a channel, or its offer is over. */
export async function isDone(db: Database, { id, kind, accountId, subjectId }: Unread): Promise<boolean> {
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

/** Returns the notice if it is unread and still matters. */
export async function findOpenNotice(db: Database, noticeId: string): Promise<Unread | undefined> {
  const notice = await db
    .selectFrom("notices")
    .select(["id", "kind", "accountId", "subjectId"])
    .where("id", "=", noticeId)
    .where("readAt", "is", null)
    .executeTakeFirst();
  return notice && !(await isDone(db, notice)) ? notice : undefined;
}

export async function wasUsed(db: Database, noticeId: string, channel: NoticeChannel): Promise<boolean> {
  const used = db.selectFrom("outbox").select("id").where("noticeId", "=", noticeId).where("channel", "=", channel);
  return (await used.executeTakeFirst()) !== undefined;
}
