import { type MessageStatus, messageStatus } from "@hunarmand/api/notices/message-steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

const claimMilliseconds = 150_000;

/** Takes a waiting message in hand, so that no second worker sends it meanwhile; nothing when there is no need. */
export const claimMessage = (db: Database, id: string, now: Date) =>
  db
    .updateTable("outbox")
    .set({ attempts: sql<number>`attempts + 1`, claimedUntil: new Date(now.getTime() + claimMilliseconds) })
    .where("id", "=", id)
    .where("status", "=", messageStatus.waiting)
    .where((mail) =>
      mail.or([
        mail("claimedUntil", "is", null),
        mail("claimedUntil", "<=", now),
        // Claimed by a clock that was set back since.
        mail("claimedUntil", ">", new Date(now.getTime() + 2 * claimMilliseconds)),
      ]),
    )
    .returning(["id", "recipient", "subject", "text", "html", "channel", "template", "noticeId"])
    .executeTakeFirst();

/** What is kept no longer once somebody has taken the message: its body may hold a code, and has no reader here any more. */
export const emptied = { text: null, html: null, template: null } as const;

/** News of the message may have come before the reply that it was taken: that stands. */
export async function markSent(
  db: Database,
  id: string,
  { now, gatewayId }: { now: Date; gatewayId: string | undefined },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set(({ fn, ref, val }) => ({
      status: sql<MessageStatus>`case when status = ${messageStatus.waiting} then ${messageStatus.sent} else status end`,
      sentAt: fn.coalesce(ref("sentAt"), val(now)),
      gatewayId: fn.coalesce(ref("gatewayId"), val(gatewayId ?? null)),
      claimedUntil: null,
      error: null,
      ...emptied,
    }))
    .where("id", "=", id)
    .execute();
}

/** Lays the message back, or puts it aside for good, unless news says meanwhile that it was taken. */
export async function markUnsent(
  db: Database,
  id: string,
  {
    status,
    error,
    isClaimKept,
  }: { status: typeof messageStatus.waiting | typeof messageStatus.failed; error: string; isClaimKept: boolean },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status, error, ...(isClaimKept ? {} : { claimedUntil: null }) })
    .where("id", "=", id)
    .where("status", "=", messageStatus.waiting)
    .execute();
}

export async function findMessageStatus(db: Database, id: string) {
  const mail = await db.selectFrom("outbox").select("status").where("id", "=", id).executeTakeFirst();
  return mail?.status;
}

export interface OutboxFilter extends PagePlace {
  to: string | undefined;
  account: string | undefined;
}

export const selectMails = (db: Database, { to, account, limit, cursor }: OutboxFilter) =>
  db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "text", "status", "attempts", "error", "createdAt", "sentAt"])
    .select(["channel", "kind", "deliveredAt", "readAt", "isSealed", "ownerReads"])
    .$if(to !== undefined, (query) => query.where("recipient", "=", to as string))
    .$if(account !== undefined, (query) => query.where("accountId", "=", account as string))
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();
