import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { LedgerAccountKind, LedgerKind } from "../../database/tables/payment-tables.ts";

/** One side of an entry: a debit is positive, a credit negative. */
export interface LedgerLine {
  accountKind: LedgerAccountKind;
  /** The account's owner. The platform's own accounts have none. */
  ownerId: string | null;
  amountPaisa: number;
}

export interface LedgerEntry {
  kind: LedgerKind;
  sourceId: string;
  /** The job that this entry settles. */
  jobId: string | null;
  lines: readonly LedgerLine[];
  now: Date;
}

/** Removes lines of zero. The others must be whole paisa and sum to zero. */
function checkLines(lines: readonly LedgerLine[]): LedgerLine[] {
  const kept = lines.filter(({ amountPaisa }) => amountPaisa !== 0);
  const sum = kept.reduce((total, { amountPaisa }) => total + amountPaisa, 0);
  const isWhole = kept.every(({ amountPaisa }) => Number.isSafeInteger(amountPaisa));
  if (kept.length < 2 || !isWhole || sum !== 0)
    throw new Error(`a ledger entry must balance, but sums to ${sum} paisa`);
  return kept;
}

/**
 * Posts an entry once, dated into an open month (docs/product.md M21). Returns false if its source is already posted or its job settled. Unique keys prevent concurrent double posting, and
 * the database checks the sum again at commit.
 */
export const postTransaction = async (db: Database, entry: LedgerEntry): Promise<boolean> =>
  (await postTransactions(db, [entry])) > 0;

/** Posts many entries in one statement. Returns the number posted. */
export async function postTransactions(db: Database, entries: readonly LedgerEntry[]): Promise<number> {
  const rows = entries.map(({ lines, kind, sourceId, jobId, now }) => {
    const entry = { id: randomUUID(), kind, source_id: sourceId, job_id: jobId, posted_at: now };
    return { entry, lines: checkLines(lines).map((line) => toRow(entry.id, line)) };
  });
  const lines = rows.flatMap((row) => row.lines).map((line, place) => ({ place, ...line }));
  const { rows: posted } = await sql`
    with posted as (
      insert into ledger_transactions (id, kind, source_id, job_id, posted_at)
      select id, kind, source_id, job_id, greatest(posted_at, ledger_open_from()) from jsonb_to_recordset(${toJson(rows.map(({ entry }) => entry))}::jsonb)
        as entry (id uuid, kind text, source_id uuid, job_id uuid, posted_at timestamptz)
      on conflict do nothing returning id, posted_at
    ), lined as (
      insert into ledger_lines (transaction_id, account_kind, owner_id, amount_paisa, posted_at)
      select posted.id, line.account_kind, line.owner_id, line.amount_paisa, posted.posted_at
      from jsonb_to_recordset(${toJson(lines)}::jsonb)
        as line (place integer, transaction_id uuid, account_kind text, owner_id uuid, amount_paisa bigint)
      join posted on posted.id = line.transaction_id order by line.place
    )
    select id from posted`.execute(db);
  return posted.length;
}

const toRow = (transactionId: string, { accountKind, ownerId, amountPaisa }: LedgerLine) => ({
  transaction_id: transactionId,
  account_kind: accountKind,
  owner_id: ownerId,
  amount_paisa: amountPaisa,
});
const toJson = (rows: readonly object[]): string => JSON.stringify(rows);

/** The accounts through which a person pays. A debit is what they owe. */
const payingAccounts = sql`('provider-dues', 'customer')`;

/** In a refund or correction, debits are the amounts that were returned. */
const isReturn = sql<boolean>`(entry.kind in ('refund', 'correction'))`;

export interface PayerTotals {
  /** 0 if they have paid ahead. */
  duePaisa: number;
  /** What they have paid ahead. 0 if they owe. */
  creditPaisa: number;
  /** All that they have paid, less refunds. */
  paidPaisa: number;
}

export async function getPayerTotals(db: Database, ownerId: string): Promise<PayerTotals> {
  const { rows } = await sql<{ balancePaisa: number; paidPaisa: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as balance_paisa,
      coalesce(-sum(amount_paisa) filter (where (amount_paisa < 0) <> ${isReturn}), 0)::bigint as paid_paisa
    from ledger_lines line join ledger_transactions entry on entry.id = line.transaction_id
    where line.owner_id = ${ownerId} and line.account_kind in ${payingAccounts}`.execute(db);
  const [{ balancePaisa, paidPaisa } = { balancePaisa: 0, paidPaisa: 0 }] = rows;
  return { duePaisa: Math.max(0, balancePaisa), creditPaisa: Math.max(0, -balancePaisa), paidPaisa };
}

export interface AccountTotals {
  accountKind: LedgerAccountKind;
  debitPaisa: number;
  creditPaisa: number;
}

/** Returns the total debits and credits of each account with lines. */
export async function sumAccounts(db: Database): Promise<AccountTotals[]> {
  const { rows } = await sql<AccountTotals>`
    select account_kind, sum(debit_paisa)::bigint as debit_paisa, sum(credit_paisa)::bigint as credit_paisa
    from ledger_totals group by account_kind`.execute(db);
  return rows;
}

/** Returns the debits and credits of each account in a period, from the lines. */
export async function sumAccountsIn(
  db: Database,
  { start, end }: { start: Date; end: Date },
): Promise<AccountTotals[]> {
  const { rows } = await sql<AccountTotals>`
    select account_kind, coalesce(sum(amount_paisa) filter (where amount_paisa > 0), 0)::bigint as debit_paisa,
      coalesce(-sum(amount_paisa) filter (where amount_paisa < 0), 0)::bigint as credit_paisa
    from ledger_lines where posted_at >= ${start} and posted_at < ${end} group by account_kind`.execute(db);
  return rows;
}
