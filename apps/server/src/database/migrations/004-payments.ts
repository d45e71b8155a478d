import { type Kysely, sql } from "kysely";

const statements = [
  `create table settings (
    key text primary key,
    value jsonb not null
  )`,

  `create table ledger_transactions (
    id uuid primary key,
    kind text not null check (kind in ('card-payment', 'wallet-payment', 'cash-confirmed')),
    source_id uuid not null,
    job_id uuid references jobs,
    posted_at timestamptz not null,
    constraint ledger_source_unique unique (kind, source_id)
  )`,
  // A job is paid for once, whether in cash, by card or by wallet.
  "create unique index ledger_job_unique on ledger_transactions (job_id) where job_id is not null",
  `create table ledger_lines (
    id bigint generated always as identity primary key,
    transaction_id uuid not null references ledger_transactions,
    account_kind text not null check (account_kind in ('provider-dues', 'provider-payable', 'cash-with-provider',
      'platform-revenue', 'card-clearing', 'wallet-clearing', 'customer')),
    owner_id uuid references accounts,
    amount_paisa bigint not null check (amount_paisa <> 0),
    posted_at timestamptz not null,
    check ((owner_id is null) = (account_kind in ('platform-revenue', 'card-clearing', 'wallet-clearing')))
  )`,
  "create index ledger_lines_of_account on ledger_lines (owner_id, account_kind, posted_at) include (amount_paisa)",
  "create index ledger_lines_of_transaction on ledger_lines (transaction_id)",
  `create function ledger_must_balance() returns trigger language plpgsql as $$
  begin
    if (select sum(amount_paisa) from ledger_lines where transaction_id = new.transaction_id) <> 0 then
      raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
    end if;
    return null;
  end $$`,
  `create constraint trigger ledger_lines_balance after insert on ledger_lines
    deferrable initially deferred for each row execute function ledger_must_balance()`,
  `create function ledger_is_append_only() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is append-only' using errcode = '23514';
  end $$`,
  `create trigger ledger_lines_stay before update or delete on ledger_lines
    for each row execute function ledger_is_append_only()`,
  `create trigger ledger_transactions_stay before update or delete on ledger_transactions
    for each row execute function ledger_is_append_only()`,

  `create table card_transactions (
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
    settled_at timestamptz
  )`,
  "create index card_transactions_of_account on card_transactions (account_id, created_at desc, id desc)",
  "create index card_transactions_of_job on card_transactions (job_id) where job_id is not null",
  "create index card_transactions_pending on card_transactions (inquired_at) where status = 'pending'",

  `create table saved_cards (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    brand text not null,
    last_four text not null,
    expiry_month integer not null,
    expiry_year integer not null,
    gateway_token text not null,
    created_at timestamptz not null,
    unique (account_id, gateway_token)
  )`,

  `create table wallet_payments (
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
    image_file_id uuid not null references files,
    image_hash text not null,
    status text not null check (status in ('pending', 'success', 'declined')),
    decline_reason text,
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references accounts
  )`,
  // After a refusal (an unreadable picture, say) the same transfer may be handed in again.
  `create unique index wallet_payments_transaction_unique on wallet_payments (wallet_type, transaction_key)
    where status <> 'declined'`,
  "create index wallet_payments_of_account on wallet_payments (account_id, created_at desc, id desc)",
  "create index wallet_payments_by_time on wallet_payments (created_at desc, id desc)",
  "create index wallet_payments_by_status on wallet_payments (status, created_at desc, id desc)",
  "create index wallet_payments_of_job on wallet_payments (job_id) where job_id is not null",
  "create index wallet_payments_by_look on wallet_payments (transaction_look)",
  "create index wallet_payments_by_image on wallet_payments (image_hash)",

  `create table job_cash (
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
  )`,
  "create index job_cash_open on job_cash (updated_at desc, job_id desc) where confirmed_at is null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
