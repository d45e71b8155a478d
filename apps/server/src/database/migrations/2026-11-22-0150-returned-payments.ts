import { type Kysely, sql } from "kysely";

/** Refunds and corrections: entries of their own in the ledger, each with its reason, and never more of a payment than was paid. */
const statements = [
  "alter table ledger_transactions drop constraint ledger_transactions_kind_check",
  `alter table ledger_transactions add constraint ledger_transactions_kind_check
    check (kind in ('card-payment', 'wallet-payment', 'cash-confirmed', 'payout', 'dues-set-off', 'refund', 'correction'))`,
  // The desk's list of what came in, newest first.
  `create index ledger_payments_by_time on ledger_transactions (posted_at desc, id desc)
    where kind in ('card-payment', 'wallet-payment', 'cash-confirmed')`,

  // One row a payment of which anything was taken back: two returns at once meet here, and the check stands behind them.
  `create table returned_payments (
    entry_id uuid primary key references ledger_transactions,
    paid_paisa bigint not null check (paid_paisa > 0),
    fee_paisa bigint not null check (fee_paisa between 0 and paid_paisa),
    held_paisa bigint not null check (held_paisa between 0 and paid_paisa),
    returned_paisa bigint not null default 0 check (returned_paisa between 0 and held_paisa),
    returned_fee_paisa bigint not null default 0 check (returned_fee_paisa between 0 and fee_paisa)
  )`,
  `create table payment_returns (
    id uuid primary key,
    entry_id uuid not null references returned_payments,
    kind text not null check (kind in ('refund', 'correction')),
    status text not null check (status in ('pending', 'success', 'failed')),
    amount_paisa bigint not null check (amount_paisa > 0),
    reason text not null,
    gateway_code text,
    created_at timestamptz not null,
    created_by uuid not null references accounts,
    tried_at timestamptz not null,
    settled_at timestamptz
  )`,
  "create index payment_returns_of_entry on payment_returns (entry_id)",
  "create index payment_returns_pending on payment_returns (tried_at) where status = 'pending'",
  "create index payment_returns_settled on payment_returns (settled_at) where status = 'success'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
