import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { LedgerAccountKind, LedgerKind } from "./payment-tables.ts";

/** One side of an entry: debit above zero, credit below. */
export interface LedgerLine {
  accountKind: LedgerAccountKind;
  /** Whose account; the platform's own have no owner. */
  ownerId: string | null;
  amountPaisa: number;
}

export interface LedgerEntry {
  kind: LedgerKind;
  sourceId: string;
  /** The job that it settles, if any. */
  jobId: string | null;
  lines: readonly LedgerLine[];
  now: Date;
}

/** Lines of zero say nothing; what is left must be whole paisa and sum to zero. */
function checkLines(lines: readonly LedgerLine[]): LedgerLine[] {
  const kept = lines.filter(({ amountPaisa }) => amountPaisa !== 0);
  const sum = kept.reduce((total, { amountPaisa }) => total + amountPaisa, 0);
  const isWhole = kept.every(({ amountPaisa }) => Number.isSafeInteger(amountPaisa));
  if (kept.length < 2 || !isWhole || sum !== 0)
    throw new Error(`a ledger entry must balance, but sums to ${sum} paisa`);
  return kept;
}

/**
 * Posts an entry once: false when its source is posted or its job settled already. The unique keys decide, so two at once
 * cannot both post; the database checks the sum again at commit.
 */
export async function postTransaction(
  db: Database,
  { kind, sourceId, jobId, lines, now }: LedgerEntry,
): Promise<boolean> {
  const rows = checkLines(lines).map(({ accountKind, ownerId, amountPaisa }) => ({
    account_kind: accountKind,
    owner_id: ownerId,
    amount_paisa: amountPaisa,
  }));
  const { numAffectedRows = 0n } = await sql`
    with posted as (
      insert into ledger_transactions (id, kind, source_id, job_id, posted_at)
      values (${randomUUID()}, ${kind}, ${sourceId}, ${jobId}, ${now})
      on conflict do nothing returning id, posted_at
    )
    insert into ledger_lines (transaction_id, account_kind, owner_id, amount_paisa, posted_at)
    select posted.id, line.account_kind, line.owner_id, line.amount_paisa, posted.posted_at
    from posted cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line (account_kind text, owner_id uuid, amount_paisa bigint)`.execute(db);
  return numAffectedRows > 0n;
}

/** The accounts through which a person pays: what he owes stands on their debit side. */
const payingAccounts = sql`('provider-dues', 'customer')`;

/** What a person owes (nothing when he has paid ahead) and all that he has paid. */
export async function getPayerTotals(db: Database, ownerId: string): Promise<{ duePaisa: number; paidPaisa: number }> {
  const { rows } = await sql<{ balancePaisa: number; paidPaisa: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as balance_paisa,
      coalesce(-sum(amount_paisa) filter (where amount_paisa < 0), 0)::bigint as paid_paisa
    from ledger_lines where owner_id = ${ownerId} and account_kind in ${payingAccounts}`.execute(db);
  const [{ balancePaisa, paidPaisa } = { balancePaisa: 0, paidPaisa: 0 }] = rows;
  return { duePaisa: Math.max(0, balancePaisa), paidPaisa };
}
