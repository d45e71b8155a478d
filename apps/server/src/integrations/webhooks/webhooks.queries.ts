import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { LedgerAccountKind, LedgerKind } from "../../database/tables/payment-tables.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

/** Locks the table against others who add one, so that two at once cannot exceed the limit. */
export async function countWebhooks(db: Database): Promise<number> {
  await sql`lock table webhooks in share row exclusive mode`.execute(db);
  const { count } = await db
    .selectFrom("webhooks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findWebhook = (db: Database, id: string) =>
  db.selectFrom("webhooks").select("id").where("id", "=", id).executeTakeFirst();

export const selectWebhooks = (db: Database) =>
  db
    .selectFrom("webhooks as webhook")
    .leftJoin("webhookDeliveries as delivery", "delivery.webhookId", "webhook.id")
    .select(["webhook.id", "webhook.url", "webhook.createdAt"])
    .select(({ fn }) => fn.max("delivery.deliveredAt").as("lastDeliveredAt"))
    .select(
      sql<number>`(count(delivery.id) filter (where delivered_at is null and failed_at is null))::int`.as("waiting"),
    )
    .select(sql<number>`count(failed_at)::int`.as("failed"))
    .groupBy("webhook.id")
    .orderBy("webhook.createdAt", "desc")
    .orderBy("webhook.id")
    .execute();

export const selectDeliveries = (db: Database, { webhookId, limit, cursor }: PagePlace & { webhookId: string }) =>
  db
    .selectFrom("webhookDeliveries as delivery")
    .leftJoin("ledgerTransactions as entry", "entry.id", "delivery.entryId")
    .select(["delivery.id", "delivery.createdAt", "delivery.tries", "delivery.answer"])
    .select(["delivery.deliveredAt", "delivery.failedAt", "entry.kind"])
    .where("delivery.webhookId", "=", webhookId)
    .$call((list) => newestFirst(list, ["delivery.createdAt", "delivery.id"], { limit, cursor }))
    .execute();

/** Locks deliveries that have no task yet, and marks them. Other processes skip them. */
export async function claimUnqueued(db: Database, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_deliveries set queued_at = ${now} where id in (
      select id from webhook_deliveries where queued_at is null order by created_at limit ${limit}::int for update skip locked
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A delivery that is not over, with its webhook. */
export const findOpenDelivery = (db: Database, id: string) =>
  db
    .selectFrom("webhookDeliveries as delivery")
    .innerJoin("webhooks as webhook", "webhook.id", "delivery.webhookId")
    .select(["delivery.webhookId", "delivery.entryId", "delivery.createdAt", "webhook.url", "webhook.sealedSecret"])
    .where("delivery.id", "=", id)
    .where("delivery.deliveredAt", "is", null)
    .where("delivery.failedAt", "is", null)
    .executeTakeFirst();

export interface EntryRow {
  id: string;
  kind: LedgerKind;
  postedAt: Date;
  jobNumber: number | null;
  lines: { account: LedgerAccountKind; amountPaisa: number }[];
}

export async function findEntry(db: Database, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select entry.id, entry.kind, entry.posted_at, job.number as job_number,
      (select jsonb_agg(jsonb_build_object('account', account_kind, 'amountPaisa', amount_paisa) order by id)
        from ledger_lines where transaction_id = entry.id) as lines
    from ledger_transactions entry left join jobs job on job.id = entry.job_id where entry.id = ${id}`.execute(db);
  return rows[0];
}

export interface DeliveryOutcome {
  answer: string;
  deliveredAt: Date | null;
  failedAt: Date | null;
}

export const noteTry = (db: Database, id: string, outcome: DeliveryOutcome) =>
  db
    .updateTable("webhookDeliveries")
    .set(({ eb }) => ({ ...outcome, tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .execute();
