import type { PayoutAccount } from "@hunarmand/api/payouts/payouts";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { type Selectable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { PayoutsTable } from "../database/tables/payout-tables.ts";
import { newestFirst, type PagePlace } from "../http/replies/page.ts";

export type PayoutRow = Selectable<PayoutsTable>;

export const findPayoutAccount = (db: Database, providerId: string) =>
  db
    .selectFrom("payoutAccounts")
    .select(["kind", "holderName", "number"])
    .where("providerId", "=", providerId)
    .executeTakeFirst();

/** The names and phone number of the account's owner. */
export const findOwner = (db: Database, providerId: string) =>
  db.selectFrom("accounts").select(["firstName", "lastName", "phone"]).where("id", "=", providerId).executeTakeFirst();

export async function putPayoutAccount(
  db: Database,
  providerId: string,
  { account, now }: { account: PayoutAccount; now: Date },
): Promise<void> {
  const values = { ...account, updatedAt: now };
  await db
    .insertInto("payoutAccounts")
    .values({ providerId, ...values })
    .onConflict((conflict) => conflict.column("providerId").doUpdateSet(values))
    .execute();
}

export const selectPayouts = (db: Database, batchId: string, { limit, cursor }: PagePlace) =>
  db
    .selectFrom("payouts as payout")
    .innerJoin("accounts as provider", "provider.id", "payout.providerId")
    .selectAll("payout")
    .select(["provider.firstName", "provider.lastName"])
    .where("payout.batchId", "=", batchId)
    .$call((list) => newestFirst(list, ["payout.createdAt", "payout.id"], { limit, cursor }))
    .execute();

/** A batch has a maximum size, so this list has one too. */
export const listPayoutsOfBatch = (db: Database, batchId: string): Promise<PayoutRow[]> =>
  db
    .selectFrom("payouts")
    .selectAll()
    .where("batchId", "=", batchId)
    .orderBy("amountPaisa", "desc")
    .orderBy("id")
    .execute();

/** Adds the batch's payouts to the providers' histories, as income. */
export async function insertIntoHistories(db: Database, batchId: string, now: Date): Promise<void> {
  await sql`
    insert into card_transactions (id, account_id, direction, status, amount_paisa, brand, created_at, inquired_at, settled_at)
    select id, provider_id, 'in', 'success', amount_paisa, 'Payout', ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz
    from payouts where batch_id = ${batchId}`.execute(db);
}

/** A payout, and the batch that must contain it. */
interface PayoutPlace {
  id: string;
  batchId: string;
}

export const findPayout = (db: Database, { id, batchId }: PayoutPlace): Promise<PayoutRow | undefined> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).where("batchId", "=", batchId).executeTakeFirst();

/** Moves a paid payout to returned. Of two concurrent calls, the second returns nothing. */
export const markPayoutReturned = (
  db: Database,
  { id, batchId, reason, now }: PayoutPlace & { reason: string; now: Date },
): Promise<PayoutRow | undefined> =>
  db
    .updateTable("payouts")
    .set({ status: "returned", returnReason: reason, returnedAt: now })
    .where("id", "=", id)
    .where("batchId", "=", batchId)
    .where("status", "=", payoutStatus.paid)
    .returningAll()
    .executeTakeFirst();

/** A returned payout has two rows in the history, as in the ledger. */
export async function insertReturnsIntoHistories(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into card_transactions (id, account_id, direction, status, amount_paisa, brand, created_at, inquired_at, settled_at)
    select gen_random_uuid(), provider_id, 'out', 'success', amount_paisa, 'Payout returned', ${now}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz
    from payouts where id = any(${ids}::uuid[])`.execute(db);
}
