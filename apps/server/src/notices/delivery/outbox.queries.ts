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
    .where("status", "=", "waiting")
    .where((mail) =>
      mail.or([
        mail("claimedUntil", "is", null),
        mail("claimedUntil", "<=", now),
        // Claimed by a clock that was set back since.
        mail("claimedUntil", ">", new Date(now.getTime() + 2 * claimMilliseconds)),
      ]),
    )
    .returning(["id", "recipient", "subject", "text", "html"])
    .executeTakeFirst();

/** Its body may hold a code, and has no reader here any more. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "sent", sentAt: now, claimedUntil: null, text: null, html: null, error: null })
    .where("id", "=", id)
    .execute();
}

/** Lays the message back, or puts it aside for good. */
export async function markUnsent(
  db: Database,
  id: string,
  { status, error }: { status: "waiting" | "failed"; error: string },
): Promise<void> {
  await db.updateTable("outbox").set({ status, error, claimedUntil: null }).where("id", "=", id).execute();
}

export async function findMessageStatus(db: Database, id: string) {
  const mail = await db.selectFrom("outbox").select("status").where("id", "=", id).executeTakeFirst();
  return mail?.status;
}

export interface OutboxFilter extends PagePlace {
  to: string | undefined;
}

export const selectMails = (db: Database, { to, limit, cursor }: OutboxFilter) =>
  db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "text", "status", "attempts", "error", "createdAt", "sentAt"])
    .select(["channel", "isSealed", "ownerReads"])
    .$if(to !== undefined, (query) => query.where("recipient", "=", to as string))
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();
