import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/database.ts";

/**
 * What settled jobs are worth to a provider, less the cash of them that they hold and the dues they owe. What they have paid ahead
 * stays paid ahead: given back, it would turn any card into a bank transfer.
 */
export const owedPaisa = sql<number>`(-coalesce(sum(amount_paisa) filter (where account_kind <> 'provider-dues'), 0)
  - greatest(coalesce(sum(amount_paisa) filter (where account_kind = 'provider-dues'), 0), 0))::bigint`;
export const duesPaisa = sql<number>`greatest(coalesce(sum(amount_paisa) filter (where account_kind = 'provider-dues'), 0), 0)::bigint`;
export const owedAccounts = sql`account_kind in ('provider-payable', 'cash-with-provider', 'provider-dues')`;

/** Nothing while they owe more than they are owed. */
export async function getOwed(db: Database, providerId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select ${owedPaisa} as owed from ledger_lines where owner_id = ${providerId} and ${owedAccounts}`.execute(db);
  return Math.max(0, rows[0]?.owed ?? 0);
}

/** Everybody who is owed at least so much: a query of provider_id, amount_paisa and set_off_paisa. */
export const selectOwed = (minimumPaisa: number): RawBuilder<unknown> => sql`
  select owner_id as provider_id, ${owedPaisa} as amount_paisa, ${duesPaisa} as set_off_paisa
  from ledger_lines where ${owedAccounts} group by owner_id having ${owedPaisa} >= ${minimumPaisa}`;
