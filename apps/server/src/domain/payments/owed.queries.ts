import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";

/**
 * What settled jobs are worth to a provider, less the cash of them that they hold and the dues they owe. What they have paid ahead
 * stays paid ahead: given back, it would turn any card into a bank transfer. Nothing while they owe more than they are owed.
 */
export async function getOwed(db: Database, providerId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select owed_paisa as owed from provider_balances where owner_id = ${providerId}`.execute(db);
  return Math.max(0, rows[0]?.owed ?? 0);
}

/** Everybody who is owed at least so much: a query of provider_id, amount_paisa and set_off_paisa. */
export const selectOwed = (minimumPaisa: number): RawBuilder<unknown> => sql`
  select owner_id as provider_id, owed_paisa as amount_paisa, greatest(dues_paisa, 0) as set_off_paisa
  from provider_balances where owed_paisa > 0 and owed_paisa >= ${minimumPaisa}`;
