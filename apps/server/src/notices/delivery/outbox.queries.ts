import { type MessageStatus, messageStatus } from "@hunarmand/api/notices/message-steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

const claimMilliseconds = 150_000;

/** Claims a waiting message, so that no second worker sends it meanwhile. Returns nothing if it is claimed or no longer waiting. */
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
        // Claimed before the clock was set back.
        mail("claimedUntil", ">", new Date(now.getTime() + 2 * claimMilliseconds)),
      ]),
    )
    .returning(["id", "recipient", "subject", "text", "html", "channel", "template", "noticeId", "accountId", "kind"])
    .returning(["attempts", "requestId"])
    .executeTakeFirst();

/** Cleared once the message was accepted: its body may contain a code, and is no longer shown here. */
export const emptied = { text: null, html: null, template: null } as const;

/** Marks a message as sent. A report about it may have arrived first; its status is then kept. */
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

/** Returns the message for a retry or marks it as failed, unless a report says meanwhile that it was accepted. */
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
