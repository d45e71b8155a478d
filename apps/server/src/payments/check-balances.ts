import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { runWork, Work } from "../database/work.ts";

const faultsShown = 20;

/** A running balance that differs from the sum of its lines. */
export interface BalanceFault {
  account: string;
  stored: number;
  summed: number;
}

/** Compares every running balance with the lines of the ledger in one snapshot, without blocking postings. */
export const findBalanceFaults = (db: Database): Promise<BalanceFault[]> =>
  // Reading the whole ledger takes longer than the time limit of a call.
  runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
      const { rows } = await sql<BalanceFault>`
        with stored as (
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
        select account, coalesce(stored.paisa, 0) as stored, coalesce(summed.paisa, 0) as summed
        from stored full join summed using (account)
        where coalesce(stored.paisa, 0) <> coalesce(summed.paisa, 0) order by 1 limit ${faultsShown}`.execute(
        transaction,
      );
      return rows;
    }),
  );

/** A task of the queue. Throws if balances are wrong, and the queue logs the error. `rebuild_ledger_balances()` repairs them. */
export async function checkBalances(db: Database): Promise<void> {
  const faults = await findBalanceFaults(db);
  if (faults.length === 0) return;
  throw new Error(
    `running balances differ from the ledger and need rebuild_ledger_balances(): ${JSON.stringify(faults)}`,
  );
}
