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
 * What is left to pay of a person's dues after setting off what they earned through the portal (docs/product.md M11). A customer earns
 * nothing, so they pay all their dues.
 */
export async function getToPay(db: Database, accountId: string, duePaisa: number): Promise<ToPay> {
  const { rows } = await sql<{ earned: number }>`
    select owed_paisa + greatest(dues_paisa, 0) as earned from provider_balances where owner_id = ${accountId}`.execute(
    db,
  );
  const earnedPaisa = Math.max(0, rows[0]?.earned ?? 0);
  return { earnedPaisa, toPayPaisa: Math.max(0, duePaisa - earnedPaisa) };
}

export interface ToPay {
  earnedPaisa: number;
  toPayPaisa: number;
}

/**
 * A subquery for a batch of payouts. `set_off_paisa` is the dues deducted from the amount. The index needs the condition `owed_paisa > 0`.
 */
export const selectOwed = (minimumPaisa: number): RawBuilder<unknown> => sql`
  select owner_id as provider_id, owed_paisa as amount_paisa, greatest(dues_paisa, 0) as set_off_paisa
  from provider_balances where owed_paisa > 0 and owed_paisa >= ${minimumPaisa}`;
