-- Events, notices, and the outbox of mails and text messages.

-- What happened, to whom it matters, in the order of commits. Triggers write it, so that no use case can forget to (decision 060).
-- An event without an account is for the screens of the office.
create table live_events (
  id bigint generated always as identity primary key,
  account_id uuid references accounts on delete cascade,
  kind text not null,
  subject_id uuid not null,
  at timestamptz not null default now(),
  detail jsonb,
  told_at timestamptz
);
create index live_events_by_time on live_events (at);
create index live_events_of_account on live_events (account_id, id);
create index live_events_untold on live_events (id) where told_at is null;

-- Open event streams of all processes, to count them. Unlogged: a crash of the database ends them anyway.
create unlogged table live_streams (
  id uuid primary key,
  account_id uuid not null,
  address text not null,
  opened_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
create index live_streams_by_time on live_streams (seen_at);
create index live_streams_of_account on live_streams (account_id, opened_at desc, id);
create index live_streams_of_address on live_streams (address, opened_at desc, id);

-- Words are made when a notice is read, in the language of the reader, from `text_values`. Older rows have only their words.
create table notices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  subject_id uuid not null,
  subject text,
  text text,
  reason text,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  text_values jsonb,
  constraint notices_worded check (text_values is not null or subject is not null and text is not null)
);
create index notices_by_subject on notices (subject_id);
create index notices_of_account on notices (account_id, created_at desc, id desc);
create index notices_unread on notices (account_id) where read_at is null;

create table notice_wishes (
  account_id uuid not null references accounts on delete cascade,
  notice_group text not null,
  channels jsonb not null,
  primary key (account_id, notice_group)
);

create table notice_templates (
  kind text primary key,
  subject text not null,
  text text not null
);

-- Mails and messages. Some only the Owner or nobody in the office may read: `owner_reads`, `is_sealed`.
create table outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text,
  html text,
  status text not null check (status in ('waiting', 'sent', 'delivered', 'read', 'failed')),
  attempts integer not null default 0,
  claimed_until timestamptz,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  channel text not null default 'mail' check (channel in ('mail', 'phone', 'whatsapp')),
  is_sealed boolean not null default false,
  owner_reads boolean not null default false,
  account_id uuid references accounts on delete set null,
  notice_id uuid references notices on delete set null,
  kind text,
  template jsonb,
  gateway_id text,
  delivered_at timestamptz,
  read_at timestamptz
);
create unique index outbox_by_gateway on outbox (gateway_id) where gateway_id is not null;
create index outbox_by_recipient on outbox (recipient, created_at desc, id desc);
create index outbox_by_time on outbox (created_at desc, id desc);
create index outbox_of_account on outbox (account_id, created_at desc, id desc) where account_id is not null;
create unique index outbox_of_notice on outbox (notice_id, channel) where notice_id is not null;
