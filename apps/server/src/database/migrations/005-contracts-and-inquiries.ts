import { type Kysely, sql } from "kysely";

const statements = [
  `create table contracts (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    contractor_name text not null,
    address text not null,
    city text not null,
    phone text not null,
    cnic text not null,
    project_name text not null,
    availability text not null,
    duration text not null,
    details text not null,
    status text not null check (status in ('Under Review', 'Accepted', 'Active', 'Completed', 'Rejected')),
    status_reason text,
    requested_at timestamptz not null,
    completed_at timestamptz,
    check ((status = 'Completed') = (completed_at is not null))
  )`,
  "create index contracts_by_time on contracts (requested_at desc, id desc)",
  "create index contracts_by_status on contracts (status, requested_at desc, id desc)",
  `create index contracts_requested on contracts (account_id, requested_at desc, id desc)
    where status in ('Under Review', 'Accepted', 'Rejected')`,
  "create index contracts_active on contracts (account_id, requested_at desc, id desc) where status = 'Active'",
  "create index contracts_past on contracts (account_id, completed_at desc, id desc) where status = 'Completed'",
  `create table contract_events (
    id bigint generated always as identity primary key,
    contract_id uuid not null references contracts on delete cascade,
    actor_id uuid references accounts on delete set null,
    kind text not null,
    at timestamptz not null,
    reason text
  )`,
  "create index contract_events_of_contract on contract_events (contract_id, id)",

  `create table quotes (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    total_handymen integer not null check (total_handymen > 0),
    duration text not null,
    city text not null,
    phone text not null,
    details text,
    status text not null check (status in ('New', 'Quoted', 'Accepted', 'Declined')),
    amount_paisa bigint check (amount_paisa > 0),
    valid_until timestamptz,
    note text,
    requested_at timestamptz not null,
    quoted_at timestamptz,
    decided_at timestamptz,
    check ((status = 'New') = (amount_paisa is null and valid_until is null))
  )`,
  "create index quotes_by_time on quotes (requested_at desc, id desc)",
  "create index quotes_by_status on quotes (status, requested_at desc, id desc)",
  "create index quotes_of_account on quotes (account_id, requested_at desc, id desc)",

  `create table inquiries (
    id uuid primary key,
    reference text not null constraint inquiries_reference_unique unique,
    kind text not null check (kind in ('contact', 'support', 'complaint', 'careers')),
    account_id uuid references accounts on delete set null,
    name text not null,
    email text,
    phone text not null,
    subject text,
    message text not null,
    position text,
    status text not null check (status in ('New', 'Acknowledged', 'Resolved', 'Reopened')),
    answer text,
    reopen_message text,
    created_at timestamptz not null,
    due_at timestamptz not null,
    resolved_at timestamptz
  )`,
  "create index inquiries_by_time on inquiries (created_at desc, id desc)",
  "create index inquiries_by_status on inquiries (status, created_at desc, id desc)",
  "create index inquiries_by_kind on inquiries (kind, created_at desc, id desc)",
  "create index inquiries_by_kind_and_status on inquiries (kind, status, created_at desc, id desc)",

  `create table idempotency_keys (
    id text primary key,
    fingerprint text not null,
    claim uuid not null,
    status integer,
    body text,
    running_until timestamptz not null,
    expires_at timestamptz not null,
    check ((status is null) = (body is null))
  )`,
  "create index idempotency_keys_by_expiry on idempotency_keys (expires_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
