import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { isOnlySaid } from "../../domain/payments/cash.queries.ts";

export interface EarnedDay {
  date: string;
  grossPaisa: number;
  feePaisa: number;
  /** The part of these jobs' prices that is for materials. */
  materialsPaisa: number;
  jobs: number;
}

export interface EarningsSpan {
  providerId: string;
  from: Date;
  /** The first moment after the time span. */
  until: Date;
}

/**
 * Returns the income of settled jobs by day in Pakistan, newest first: credits of the payable account, and the fees deducted from them.
 * What the office took back counts on the day on which it did so. Cash that only the customer speaks of counts from the provider's own word on.
 */
export async function selectEarnings(db: Database, { providerId, from, until }: EarningsSpan): Promise<EarnedDay[]> {
  const { rows } = await sql<EarnedDay>`
    select to_char(line.posted_at at time zone 'Asia/Karachi', 'YYYY-MM-DD') as date,
      coalesce(-sum(line.amount_paisa) filter (where (line.amount_paisa < 0) = (back.id is null)), 0)::bigint as gross_paisa,
      coalesce(sum(line.amount_paisa) filter (where (line.amount_paisa > 0) = (back.id is null)), 0)::bigint as fee_paisa,
      coalesce(sum(job.materials_paisa) filter (where line.amount_paisa < 0 and back.id is null), 0)::bigint as materials_paisa,
      count(*) filter (where line.amount_paisa < 0 and back.id is null)::int as jobs
    from ledger_lines line join ledger_transactions entry on entry.id = line.transaction_id
    left join payment_returns back on back.id = entry.source_id
    left join ledger_transactions paid on paid.id = back.entry_id
    left join jobs job on job.id = entry.job_id
    where line.owner_id = ${providerId} and line.account_kind in ('provider-payable', 'provider-dues')
      and line.posted_at >= ${from} and line.posted_at < ${until} and coalesce(entry.job_id, paid.job_id) is not null
      and not exists (select from job_cash cash where cash.job_id = coalesce(entry.job_id, paid.job_id) and ${isOnlySaid})
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
