import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";

/**
 * Returns the provider's balance for a payout (docs/product.md B2), and 0 while they owe more than they earned. Dues paid ahead are not
 * paid out: that would turn a card payment into a bank transfer. A trigger on `ledger_lines` maintains `provider_balances`.
 */
export async function getOwed(db: Database, providerId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select owed_paisa as owed from provider_balances where owner_id = ${providerId}`.execute(db);
  return Math.max(0, rows[0]?.owed ?? 0);
}

/**
 * A subquery for a batch of payouts. `set_off_paisa` is the dues deducted from the amount. The index needs the condition `owed_paisa > 0`.
 */
export const selectOwed = (minimumPaisa: number): RawBuilder<unknown> => sql`
  select owner_id as provider_id, owed_paisa as amount_paisa, greatest(dues_paisa, 0) as set_off_paisa
  from provider_balances where owed_paisa > 0 and owed_paisa >= ${minimumPaisa}`;
