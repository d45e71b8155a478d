import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { pendingInWallets } from "../../domain/payments/pending-payments.ts";

/** Returns a provider's income from settled jobs, and the fees deducted from it, less what the office took back (decision 040). */
export async function sumEarned(db: Database, providerId: string) {
  const { rows } = await sql<{ grossPaisa: number; feePaisa: number; paidJobs: number }>`
    select coalesce(-sum(line.amount_paisa) filter (where (line.amount_paisa < 0) = (back.id is null)), 0)::bigint as gross_paisa,
      coalesce(sum(line.amount_paisa) filter (where (line.amount_paisa > 0) = (back.id is null)), 0)::bigint as fee_paisa,
      (count(*) filter (where line.amount_paisa < 0 and back.id is null))::int as paid_jobs
    from ledger_lines line join ledger_transactions entry on entry.id = line.transaction_id
    left join payment_returns back on back.id = entry.source_id
    left join ledger_transactions paid on paid.id = back.entry_id
    where line.owner_id = ${providerId} and line.account_kind in ('provider-payable', 'provider-dues')
      and coalesce(entry.job_id, paid.job_id) is not null`.execute(db);
  return rows[0] ?? { grossPaisa: 0, feePaisa: 0, paidJobs: 0 };
}

export async function sumWaiting(db: Database, providerId: string): Promise<number> {
  const { rows } = await sql<{ waitingPaisa: number }>`
    select ${pendingInWallets(providerId)} as waiting_paisa`.execute(db);
  return rows[0]?.waitingPaisa ?? 0;
}
