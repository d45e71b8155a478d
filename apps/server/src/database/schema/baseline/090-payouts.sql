-- What handymen are paid, in batches.

create table payout_accounts (
  provider_id uuid primary key references providers on delete cascade,
  kind text not null check (kind in ('bank', 'easypaisa', 'jazzcash', 'nayapay', 'sadapay')),
  holder_name text not null,
  number text not null,
  updated_at timestamptz not null
);

create table payout_batches (
  id uuid primary key,
  status text not null check (status in ('prepared', 'paid', 'cancelled')),
  payouts integer not null check (payouts > 0),
  total_paisa bigint not null check (total_paisa > 0),
  created_at timestamptz not null,
  created_by uuid not null references accounts,
  decided_at timestamptz,
  decided_by uuid references accounts,
  cancel_reason text,
  check ((status = 'prepared') = (decided_at is null))
);
create index payout_batches_by_status on payout_batches (status, created_at desc, id desc);
create index payout_batches_by_time on payout_batches (created_at desc, id desc);

create table payouts (
  id uuid primary key,
  batch_id uuid not null references payout_batches,
  provider_id uuid not null references providers,
  status text not null check (status in ('prepared', 'paid', 'cancelled', 'returned')),
  amount_paisa bigint not null check (amount_paisa > 0),
  set_off_paisa bigint not null check (set_off_paisa >= 0),
  kind text not null,
  holder_name text not null,
  number text not null,
  created_at timestamptz not null,
  return_reason text,
  returned_at timestamptz,
  constraint payouts_returned_check check ((status = 'returned') = (returned_at is not null and return_reason is not null))
);
create index payouts_of_batch on payouts (batch_id, created_at desc, id desc);
create index payouts_of_provider on payouts (provider_id);
create unique index payouts_open on payouts (provider_id) where status = 'prepared';
