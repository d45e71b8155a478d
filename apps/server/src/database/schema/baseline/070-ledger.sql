-- Double-entry ledger in paisa. Lines are only added.

create table ledger_transactions (
  id uuid primary key,
  kind text not null check (kind in (
    'card-payment', 'wallet-payment', 'cash-confirmed', 'payout', 'payout-returned', 'dues-set-off', 'refund', 'correction'
  )),
  source_id uuid not null,
  job_id uuid references jobs,
  posted_at timestamptz not null,
  constraint ledger_source_unique unique (kind, source_id)
);
create unique index ledger_job_unique on ledger_transactions (job_id) where job_id is not null;
create index ledger_payments_by_time on ledger_transactions (posted_at desc, id desc)
  where kind in ('card-payment', 'wallet-payment', 'cash-confirmed');
create index ledger_transactions_of_jobs on ledger_transactions (posted_at) where job_id is not null;

create table ledger_lines (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  account_kind text not null check (account_kind in (
    'provider-dues', 'provider-payable', 'cash-with-provider', 'customer', 'platform-revenue', 'card-clearing', 'wallet-clearing', 'payout-clearing'
  )),
  owner_id uuid references accounts,
  amount_paisa bigint not null check (amount_paisa <> 0),
  posted_at timestamptz not null,
  check ((owner_id is null) = (account_kind in ('platform-revenue', 'card-clearing', 'wallet-clearing', 'payout-clearing')))
);
create index ledger_lines_of_account on ledger_lines (owner_id, account_kind, posted_at) include (amount_paisa);
create index ledger_lines_of_owner on ledger_lines (owner_id, posted_at desc, id desc) include (account_kind, amount_paisa)
  where owner_id is not null;
create index ledger_lines_of_transaction on ledger_lines (transaction_id);

-- Running sums of the ledger, kept by functions/ledger-balances.sql. Each account has several rows: those who post at once seldom
-- wait for each other.
create table ledger_totals (
  account_kind text not null,
  shard smallint not null,
  debit_paisa bigint not null,
  credit_paisa bigint not null,
  primary key (account_kind, shard)
) with (fillfactor = 50);

create table provider_balances (
  owner_id uuid primary key,
  payable_paisa bigint not null,
  cash_paisa bigint not null,
  dues_paisa bigint not null,
  owed_paisa bigint not null generated always as (-(payable_paisa + cash_paisa) - greatest(dues_paisa, 0)) stored
);
create index provider_balances_owed on provider_balances (owed_paisa desc) where owed_paisa > 0;

-- The last number of the series of receipts. A row and not a sequence: a rollback leaves no gap.
create table receipt_series (
  id boolean default true primary key check (id),
  last_number integer not null
);

create table receipts (
  number integer primary key,
  job_id uuid not null constraint receipts_job_unique unique references jobs,
  entry_id uuid not null unique references ledger_transactions
);
