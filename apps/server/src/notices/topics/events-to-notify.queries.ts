import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { EventDetail } from "../../database/tables/notice-tables.ts";
import { hasPushDevice } from "../push/push-devices.queries.ts";

/** An event of which nobody was notified yet. Without an account it is for the sender of an inquiry. */
export interface EventToNotify {
  id: number;
  accountId: string | null;
  kind: string;
  subjectId: string;
  detail: EventDetail | null;
  /** The request that caused it. */
  requestId: string | null;
}

/** A cheap check first: most wake-ups have nothing to notify of. */
export async function hasPendingEvents(db: Database): Promise<boolean> {
  const event = await db
    .selectFrom("liveEvents")
    .select("id")
    .where("notifiedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** Locks events until the transaction ends. Two processes never take the same ones. */
export const lockPendingEvents = (db: Database, limit: number): Promise<EventToNotify[]> =>
  db
    .selectFrom("liveEvents")
    .select(["id", "accountId", "kind", "subjectId", "detail", "requestId"])
    .where("notifiedAt", "is", null)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function markNotified(db: Database, events: EventToNotify[], now: Date): Promise<void> {
  const ids = events.map(({ id }) => id);
  await db.updateTable("liveEvents").set({ notifiedAt: now }).where(sql<boolean>`id = any(${ids}::bigint[])`).execute();
}

/** Returns the recipients among these accounts. */
export async function selectRecipients(db: Database, accountIds: string[]) {
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "firstName", "email", "emailConfirmedAt", "phone", "phoneConfirmedAt", "language"])
    .select(hasPushDevice("accounts.id").as("hasPush"))
    .where(sql<boolean>`id = any(${accountIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A quote's row does not change when it expires, so this records the event, once for each offer. */
export async function recordExpiredQuotes(db: Database, now: Date): Promise<void> {
  await sql`
    with expired as (
      update quotes set expiry_notified_for = valid_until
      where status = ${sql.lit(quoteStatus.quoted)} and valid_until <= ${now} and expiry_notified_for is distinct from valid_until
      returning id, account_id
    )
    select publish_event(account_id, 'quote-expired', id) from expired`.execute(db);
}
