import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { pendingPayments } from "../../domain/payments/pending-payments.ts";

export async function sumPending(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`select ${pendingPayments(accountId)} as paisa`.execute(db);
  return rows[0]?.paisa ?? 0;
}

/** A provider is in at most one prepared batch. */
export const findPreparedPayout = (db: Database, providerId: string) =>
  db
    .selectFrom("payouts")
    .select(["amountPaisa", "createdAt"])
    .where("providerId", "=", providerId)
    .where("status", "=", payoutStatus.prepared)
    .executeTakeFirst();

export async function hasPayoutAccount(db: Database, providerId: string): Promise<boolean> {
  const account = db.selectFrom("payoutAccounts").select("providerId").where("providerId", "=", providerId);
  return (await account.executeTakeFirst()) !== undefined;
}
