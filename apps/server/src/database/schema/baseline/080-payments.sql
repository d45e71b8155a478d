-- Payments by card, wallet and cash, and payments that were returned.

create table card_transactions (
  id uuid primary key,
  account_id uuid not null references accounts,
  direction text not null check (direction in ('in', 'out')),
  status text not null check (status in ('pending', 'success', 'failed')),
  amount_paisa bigint not null check (amount_paisa > 0),
  job_id uuid references jobs,
  name_on_card text not null,
  brand text,
  last_four text,
  gateway_code text,
  balance_paisa bigint,
  created_at timestamptz not null,
  inquired_at timestamptz not null,
  settled_at timestamptz,
  gateway_reference text
);
create index card_transactions_of_account on card_transactions (account_id, created_at desc, id desc);
create index card_transactions_of_job on card_transactions (job_id) where job_id is not null;
create index card_transactions_pending on card_transactions (inquired_at) where status = 'pending';

create table saved_cards (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  brand text not null,
  last_four text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  gateway_token text not null,
  created_at timestamptz not null,
  unique (account_id, gateway_token)
);

create table wallet_payments (
  id uuid primary key,
  account_id uuid not null references accounts,
  wallet_type text not null check (wallet_type in ('easypaisa', 'jazzcash', 'nayapay', 'sadapay')),
  amount_paisa bigint not null check (amount_paisa > 0),
  transaction_id text not null,
  transaction_key text not null,
  transaction_look text not null,
  sender_name text not null,
  sent_at timestamptz not null,
  job_id uuid references jobs,
  image_file_id uuid references files,
  image_hash text not null,
  status text not null check (status in ('pending', 'success', 'declined')),
  decline_reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts
);
create index wallet_payments_by_image on wallet_payments (image_hash);
create index wallet_payments_by_key_start on wallet_payments (transaction_key text_pattern_ops);
create index wallet_payments_by_look on wallet_payments (transaction_look);
create index wallet_payments_by_status on wallet_payments (status, created_at desc, id desc);
create index wallet_payments_by_time on wallet_payments (created_at desc, id desc);
create index wallet_payments_of_account on wallet_payments (account_id, created_at desc, id desc);
create index wallet_payments_of_job on wallet_payments (job_id) where job_id is not null;
create unique index wallet_payments_transaction_unique on wallet_payments (wallet_type, transaction_key)
  where status <> 'declined';

-- The one card or wallet payment of a job that is pending or done. Cards and wallets have tables of their own, so one unique key
-- over both needs a third. Triggers keep it (functions/job-payments.sql).
create table job_payments (
  job_id uuid constraint job_payments_job_unique primary key references jobs,
  payment_id uuid not null constraint job_payments_payment_unique unique
);

create table job_cash (
  job_id uuid primary key references jobs,
  provider_id uuid not null references providers,
  declared_paisa bigint check (declared_paisa > 0),
  declared_at timestamptz,
  claimed_paisa bigint check (claimed_paisa > 0),
  claimed_at timestamptz,
  confirmed_paisa bigint check (confirmed_paisa > 0),
  confirmed_by uuid references accounts,
  confirmed_at timestamptz,
  updated_at timestamptz not null
);
create index job_cash_open on job_cash (updated_at desc, job_id desc) where confirmed_at is null;

create table returned_payments (
  entry_id uuid primary key references ledger_transactions,
  paid_paisa bigint not null check (paid_paisa > 0),
  fee_paisa bigint not null,
  held_paisa bigint not null,
  returned_paisa bigint not null default 0,
  returned_fee_paisa bigint not null default 0,
  check (fee_paisa >= 0 and fee_paisa <= paid_paisa),
  constraint returned_payments_check1 check (held_paisa >= 0 and held_paisa <= paid_paisa),
  constraint returned_payments_check2 check (returned_paisa >= 0 and returned_paisa <= held_paisa),
  constraint returned_payments_check3 check (returned_fee_paisa >= 0 and returned_fee_paisa <= fee_paisa)
);

-- One row for each payment of which something was returned: two returns at once meet here, and a check limits their sum.
create table payment_returns (
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
);
create index payment_returns_of_entry on payment_returns (entry_id);
create index payment_returns_pending on payment_returns (tried_at) where status = 'pending';
create index payment_returns_settled on payment_returns (settled_at) where status = 'success';
