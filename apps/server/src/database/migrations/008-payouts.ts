import { type Kysely, sql } from "kysely";

const statements = [
  "alter table ledger_transactions drop constraint ledger_transactions_kind_check",
  `alter table ledger_transactions add constraint ledger_transactions_kind_check
    check (kind in ('card-payment', 'wallet-payment', 'cash-confirmed', 'payout', 'dues-set-off'))`,
  "alter table ledger_lines drop constraint ledger_lines_account_kind_check",
  `alter table ledger_lines add constraint ledger_lines_account_kind_check
    check (account_kind in ('provider-dues', 'provider-payable', 'cash-with-provider', 'customer',
      'platform-revenue', 'card-clearing', 'wallet-clearing', 'payout-clearing'))`,
  "alter table ledger_lines drop constraint ledger_lines_check",
  `alter table ledger_lines add constraint ledger_lines_check check ((owner_id is null)
    = (account_kind in ('platform-revenue', 'card-clearing', 'wallet-clearing', 'payout-clearing')))`,
  // A statement reads one person's lines of all accounts, newest first.
  `create index ledger_lines_of_owner on ledger_lines (owner_id, posted_at desc, id desc)
    include (account_kind, amount_paisa) where owner_id is not null`,

  `create table payout_accounts (
    provider_id uuid primary key references providers on delete cascade,
    kind text not null check (kind in ('bank', 'easypaisa', 'jazzcash', 'nayapay', 'sadapay')),
    holder_name text not null,
    number text not null,
    updated_at timestamptz not null
  )`,
  `create table payout_batches (
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
  )`,
  "create index payout_batches_by_time on payout_batches (created_at desc, id desc)",
  "create index payout_batches_by_status on payout_batches (status, created_at desc, id desc)",
  `create table payouts (
    id uuid primary key,
    batch_id uuid not null references payout_batches,
    provider_id uuid not null references providers,
    status text not null check (status in ('prepared', 'paid', 'cancelled')),
    amount_paisa bigint not null check (amount_paisa > 0),
    set_off_paisa bigint not null check (set_off_paisa >= 0),
    kind text not null,
    holder_name text not null,
    number text not null,
    created_at timestamptz not null
  )`,
  "create index payouts_of_batch on payouts (batch_id, created_at desc, id desc)",
  // Whatever else goes wrong: nobody stands in two open batches.
  "create unique index payouts_open on payouts (provider_id) where status = 'prepared'",
  "create index payouts_of_provider on payouts (provider_id)",

  `create function tell_of_payout() returns trigger language plpgsql as $$
    begin
      if new.status = 'paid' then
        perform tell(new.provider_id, 'payment-success', new.id);
      end if;
      return null;
    end $$`,
  `create trigger payouts_tell after update of status on payouts
    for each row execute function tell_of_payout()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
