import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { runWork, Work } from "../database/work.ts";

const faultsShown = 20;

/** A running sum that differs from the sum of its lines. */
export interface BalanceFault {
  account: string;
  kept: number;
  summed: number;
}

/** Holds every running sum against the lines of the ledger, in one snapshot: no posting is waited for. */
export const findBalanceFaults = (db: Database): Promise<BalanceFault[]> =>
  // The whole ledger takes longer than a call may.
  runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
      const { rows } = await sql<BalanceFault>`
        with kept as (
          select account_kind || ' debit' as account, sum(debit_paisa)::bigint as paisa from ledger_totals group by 1
          union all select account_kind || ' credit', sum(credit_paisa)::bigint from ledger_totals group by 1
          union all select side.account || owner_id, side.paisa from provider_balances cross join lateral (values
            ('provider-payable ', payable_paisa), ('cash-with-provider ', cash_paisa), ('provider-dues ', dues_paisa)
          ) as side (account, paisa)
        ), summed as (
          select account_kind || ' debit' as account, sum(amount_paisa)::bigint as paisa from ledger_lines
          where amount_paisa > 0 group by 1
          union all select account_kind || ' credit', -sum(amount_paisa)::bigint from ledger_lines where amount_paisa < 0 group by 1
          union all select account_kind || ' ' || owner_id, sum(amount_paisa)::bigint from ledger_lines
          where account_kind in ('provider-payable', 'cash-with-provider', 'provider-dues') group by 1
        )
        select account, coalesce(kept.paisa, 0) as kept, coalesce(summed.paisa, 0) as summed
        from kept full join summed using (account)
        where coalesce(kept.paisa, 0) <> coalesce(summed.paisa, 0) order by 1 limit ${faultsShown}`.execute(
        transaction,
      );
      return rows;
    }),
  );

/** A task of the queue: what differs is an error in the log, and `rebuild_ledger_balances()` puts it right. */
export async function checkBalances(db: Database): Promise<void> {
  const faults = await findBalanceFaults(db);
  if (faults.length === 0) return;
  throw new Error(
    `running balances differ from the ledger and need rebuild_ledger_balances(): ${JSON.stringify(faults)}`,
  );
}
