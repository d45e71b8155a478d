import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { LedgerAccountKind, LedgerKind } from "../../database/tables/payment-tables.ts";
import { type PagePlace, rowsFor } from "../../http/replies/page.ts";

export interface LedgerLineRow {
  id: number;
  postedAt: Date;
  kind: LedgerKind;
  accountKind: LedgerAccountKind;
  amountPaisa: number;
  ownerId: string | null;
  ownerName: string | null;
  jobId: string | null;
  jobNumber: number | null;
  receiptNumber: number | null;
  proofId: string | null;
  payoutId: string | null;
  batchId: string | null;
  contractId: string | null;
  entryId: string;
}

export interface LedgerLinesWish extends PagePlace {
  from: Date | undefined;
  /** The first moment after the period. */
  until: Date | undefined;
  account?: LedgerAccountKind | undefined;
  kind?: LedgerKind | undefined;
  entryId?: string | undefined;
  ownerId?: string | undefined;
}

/** The time to filter and order by. Both columns have the same value: the index of a kind is on the entry. */
const timeOf = (kind: LedgerKind | undefined) => (kind ? sql`entry.posted_at` : sql`line.posted_at`);

function conditionsOf({
  from,
  until,
  account,
  kind,
  entryId,
  ownerId,
  cursor,
}: LedgerLinesWish): RawBuilder<unknown>[] {
  const time = timeOf(kind);
  return [
    ...(from ? [sql`${time} >= ${from}`] : []),
    ...(until ? [sql`${time} < ${until}`] : []),
    ...(account ? [sql`line.account_kind = ${account}`] : []),
    ...(kind ? [sql`entry.kind = ${kind}`] : []),
    ...(entryId ? [sql`line.transaction_id = ${entryId}`] : []),
    ...(ownerId ? [sql`line.owner_id = ${ownerId}`] : []),
    ...(cursor ? [sql`${time} <= ${cursor.at}`, sql`(${time}, line.id) < (${cursor.at}, ${cursor.id}::bigint)`] : []),
    sql`true`,
  ];
}

/** The rows of a page, before their joins (decision 2026-11-22-1730). */
export function selectLinePage(wish: LedgerLinesWish): RawBuilder<unknown> {
  const time = timeOf(wish.kind);
  const entries = wish.kind ? sql`join ledger_transactions entry on entry.id = line.transaction_id` : sql``;
  return sql`select line.* from ledger_lines line ${entries} where ${sql.join(conditionsOf(wish), sql` and `)}
    order by ${time} desc, line.id desc limit ${rowsFor(wish.limit)}`;
}

/** Returns lines of the ledger, newest first, with the owner, and the job, receipt, wallet payment or payout behind each. */
export async function selectLedgerLines(db: Database, wish: LedgerLinesWish): Promise<LedgerLineRow[]> {
  const { rows } = await sql<LedgerLineRow>`
    select line.id, line.posted_at, entry.kind, line.account_kind, line.amount_paisa, line.owner_id, entry.id as entry_id,
      trim(owner.first_name || ' ' || owner.last_name) as owner_name, job.id as job_id, job.number as job_number,
      receipt.number as receipt_number, proof.id as proof_id, payout.id as payout_id, payout.batch_id,
      contract.contract_id
    from (${selectLinePage(wish)}) line
    join ledger_transactions entry on entry.id = line.transaction_id
    left join accounts owner on owner.id = line.owner_id
    left join payment_returns back on back.id = entry.source_id
    left join ledger_transactions paid on paid.id = back.entry_id
    left join jobs job on job.id = coalesce(entry.job_id, paid.job_id)
    left join receipts receipt on receipt.job_id = job.id
    left join wallet_payments proof on proof.id = coalesce(paid.source_id, entry.source_id)
    left join payouts payout on payout.id = entry.source_id
    left join contract_payments contract on contract.id = entry.source_id
    order by line.posted_at desc, line.id desc`.execute(db);
  return rows;
}
