import { chargeStatus, walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** What this person has paid that nobody has decided about yet. */
export async function sumPending(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as paisa from (
      select amount_paisa from card_transactions
        where account_id = ${accountId} and status = ${sql.lit(chargeStatus.pending)} and direction = 'out'
      union all select amount_paisa from wallet_payments where account_id = ${accountId} and status = ${sql.lit(walletPaymentStatus.pending)}
    ) waiting`.execute(db);
  return rows[0]?.paisa ?? 0;
}

/** Nobody stands in two prepared batches. */
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
