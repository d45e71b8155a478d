-- People, their sessions, and the codes by which they prove who they are.

create table accounts (
  id uuid primary key,
  role text not null check (role in ('Provider', 'Customer', 'Verifier', 'Dispatcher', 'Finance', 'Support', 'Owner')),
  first_name text not null,
  last_name text not null,
  email text constraint accounts_email_unique unique,
  phone text constraint accounts_phone_unique unique,
  password_hash text,
  created_at timestamptz not null,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  disabled_at timestamptz,
  language text not null default 'en' check (language in ('en', 'ur')),
  closed_at timestamptz,
  erased_at timestamptz,
  documents_erased_at timestamptz
);
create index accounts_by_email_start on accounts (email text_pattern_ops);
create index accounts_by_name on accounts (lower(first_name || ' ' || last_name) text_pattern_ops) include (id, first_name, last_name);
create index accounts_by_phone_start on accounts (phone text_pattern_ops);
create index accounts_to_erase on accounts (closed_at)
  where closed_at is not null and (erased_at is null or documents_erased_at is null);
create index customers_by_time on accounts (created_at desc, id desc) where role = 'Customer';
create index customers_shut_out on accounts (created_at desc, id desc)
  where role = 'Customer' and disabled_at is not null;
create index staff_by_time on accounts (created_at desc, id desc) where role not in ('Provider', 'Customer');

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_open on sessions (account_id) where ended_at is null;

-- What processes remember of callers and must forget. Triggers add rows (functions/caller-changes.sql).
create table caller_changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  account_id uuid not null,
  at timestamptz not null default now()
);
create index caller_changes_by_xid on caller_changes (xid) include (account_id);

-- Places from which an account was opened before.
create table known_places (
  account_id uuid not null references accounts on delete cascade,
  place text not null,
  seen_at timestamptz not null,
  primary key (account_id, place)
);
create index known_places_by_time on known_places (seen_at);

-- One row for each place that asked for a code or tried one. Codes live for ten minutes.
create table reset_codes (
  account_id uuid not null references accounts on delete cascade,
  requester text not null,
  code_hash text,
  link_hash text,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, requester)
);
create index reset_codes_by_expiry on reset_codes (expires_at);

create table proof_codes (
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('email', 'phone')),
  address text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose)
);

create table phone_codes (
  ticket_hash text primary key,
  phone text not null,
  purpose text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index phone_codes_by_expiry on phone_codes (expires_at);

-- `last_step` is the half-minute of the newest code that was used: no code counts twice, nor one from before it.
create table one_time_codes (
  account_id uuid primary key references accounts on delete cascade,
  sealed_secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index one_time_codes_by_time on one_time_codes (confirmed_at desc, account_id desc)
  where confirmed_at is not null;

create table recovery_codes (
  account_id uuid not null references one_time_codes on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Accounts that the demo made, whatever they are called by now: production refuses to start with them.
create table demo_accounts (
  account_id uuid primary key references accounts on delete cascade
);
