import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { isCashOpen, isOnlySaid } from "../../domain/payments/cash.queries.ts";
import { pendingPayments } from "../../domain/payments/pending-payments.ts";

export async function sumPending(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`select ${pendingPayments(accountId)} as paisa`.execute(db);
  return rows[0]?.paisa ?? 0;
}

/** Returns the cash that the provider has reported and nobody has confirmed (docs/product.md M6). */
export async function sumWaitingCash(db: Database, providerId: string): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(cash.declared_paisa), 0)::bigint as paisa from job_cash cash
    where cash.provider_id = ${providerId} and ${isCashOpen}`.execute(db);
  return rows[0]?.paisa ?? 0;
}

/** Returns the cash that customers have paid to the provider since then, less what was corrected: it is with the provider already. */
export async function sumCashTaken(db: Database, providerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(line.amount_paisa), 0)::bigint as paisa from ledger_lines line
    where line.owner_id = ${providerId} and line.account_kind = 'cash-with-provider' and line.posted_at > ${since}`.execute(
    db,
  );
  return rows[0]?.paisa ?? 0;
}

/** Returns the cash of the newest job that was settled in cash and that not only its customer speaks of, and its fee. */
export async function findLastCash(db: Database, providerId: string) {
  const { rows } = await sql<{ amountPaisa: number; feePaisa: number }>`
    select line.amount_paisa, coalesce((select fee.amount_paisa from ledger_lines fee where fee.transaction_id = line.transaction_id
      and fee.owner_id = line.owner_id and fee.account_kind = 'provider-dues'), 0)::bigint as fee_paisa
    from ledger_lines line join ledger_transactions entry on entry.id = line.transaction_id and entry.kind = 'cash-confirmed'
    join job_cash cash on cash.job_id = entry.job_id
    where line.owner_id = ${providerId} and line.account_kind = 'cash-with-provider' and not coalesce(${isOnlySaid}, false)
    order by line.posted_at desc limit 1`.execute(db);
  return rows[0];
}

/** Returns the fees of cash that counts by the customers' word alone (docs/product.md M6). They are among the dues. */
export async function sumSaidFees(db: Database, providerId: string): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(line.amount_paisa), 0)::bigint as paisa
    from job_cash cash join ledger_transactions entry on entry.job_id = cash.job_id and entry.kind = 'cash-confirmed'
    join ledger_lines line on line.transaction_id = entry.id and line.owner_id = cash.provider_id and line.account_kind = 'provider-dues'
    where cash.provider_id = ${providerId} and ${isOnlySaid}`.execute(db);
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
