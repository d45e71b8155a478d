-- Contracts for crews, their days, and quotes.

create table quotes (
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
  expiry_told_for timestamptz,
  check ((status = 'New') = (amount_paisa is null and valid_until is null))
);
create index quotes_by_status on quotes (status, requested_at desc, id desc);
create index quotes_by_time on quotes (requested_at desc, id desc);
create index quotes_expiring on quotes (valid_until) where status = 'Quoted';
create index quotes_of_account on quotes (account_id, requested_at desc, id desc);

create table contracts (
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
  quote_id uuid references quotes on delete set null,
  activated_at timestamptz,
  check ((status = 'Completed') = (completed_at is not null))
);
create index contracts_active on contracts (account_id, requested_at desc, id desc) where status = 'Active';
create index contracts_by_contractor_start on contracts (lower(contractor_name) text_pattern_ops);
create index contracts_by_project_start on contracts (lower(project_name) text_pattern_ops);
create index contracts_by_status on contracts (status, requested_at desc, id desc);
create index contracts_by_time on contracts (requested_at desc, id desc);
create unique index contracts_of_quote on contracts (quote_id) where quote_id is not null;
create index contracts_past on contracts (account_id, completed_at desc, id desc) where status = 'Completed';
create index contracts_requested on contracts (account_id, requested_at desc, id desc)
  where status in ('Under Review', 'Accepted', 'Rejected');

create table contract_events (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contracts on delete cascade,
  actor_id uuid references accounts on delete set null,
  kind text not null,
  at timestamptz not null,
  reason text,
  member_id uuid references accounts on delete set null
);
create index contract_events_of_contract on contract_events (contract_id, id);

create table contract_members (
  contract_id uuid not null references contracts on delete cascade,
  provider_id uuid not null references providers on delete cascade,
  added_at timestamptz not null,
  left_at timestamptz,
  left_reason text,
  primary key (contract_id, provider_id)
);
create index contract_members_of_provider on contract_members (provider_id, added_at desc, contract_id desc)
  where left_at is null;

create table contract_days (
  contract_id uuid not null,
  provider_id uuid not null,
  day date not null,
  presence text not null check (presence in ('present', 'half', 'absent')),
  note text,
  marked_at timestamptz not null,
  primary key (contract_id, provider_id, day),
  foreign key (contract_id, provider_id) references contract_members(contract_id, provider_id) on delete cascade
);
create index contract_days_by_day on contract_days (contract_id, day);
