import { type Kysely, sql } from "kysely";

/**
 * What proves an account: whether its addresses were confirmed, who was dismissed, the codes that prove an address, the changes of a
 * verified person's names that wait for the office, and the places from which an account was opened before.
 */
const statements = [
  `alter table accounts
    add column email_confirmed_at timestamptz,
    add column phone_confirmed_at timestamptz,
    add column disabled_at timestamptz`,
  // Whoever came by Google brought an address that Google had confirmed.
  `update accounts set email_confirmed_at = created_at
    where role = 'Customer' and password_hash is null and email is not null`,

  // Another address is not proven, whoever writes it and however.
  `create function forget_proof() returns trigger language plpgsql as $$
    begin
      if new.email is distinct from old.email and new.email_confirmed_at is not distinct from old.email_confirmed_at then
        new.email_confirmed_at := null;
      end if;
      if new.phone is distinct from old.phone and new.phone_confirmed_at is not distinct from old.phone_confirmed_at then
        new.phone_confirmed_at := null;
      end if;
      return new;
    end $$`,
  `create trigger accounts_forget_proof before update of email, phone on accounts
    for each row execute function forget_proof()`,

  // Callers whom only the office knows hold no phone number: whoever has it may still sign up with it.
  "alter table accounts drop constraint accounts_check",
  "alter table customers add column caller_phone text constraint customers_caller_phone_unique unique",
  `update customers set caller_phone = account.phone from accounts account
    where account.id = customers.account_id and account.role = 'Customer'
      and account.password_hash is null and account.email is null`,
  `update accounts set phone = null from customers
    where customers.account_id = accounts.id and customers.caller_phone is not null`,

  `create table proof_codes (
    account_id uuid not null references accounts on delete cascade,
    purpose text not null check (purpose in ('email', 'phone')),
    address text not null,
    code_hash text not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (account_id, purpose)
  )`,

  // One row for each place that asked for a code or tried one; codes live for ten minutes, so none is worth keeping.
  "drop table reset_codes",
  `create table reset_codes (
    account_id uuid not null references accounts on delete cascade,
    requester text not null,
    code_hash text,
    link_hash text,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (account_id, requester)
  )`,
  "create index reset_codes_by_expiry on reset_codes (expires_at)",

  `create table known_places (
    account_id uuid not null references accounts on delete cascade,
    place text not null,
    seen_at timestamptz not null,
    primary key (account_id, place)
  )`,
  "create index known_places_by_time on known_places (seen_at)",

  `create table identity_requests (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    status text not null check (status in ('Waiting', 'Agreed', 'Refused', 'Withdrawn')),
    changes jsonb not null,
    reason text,
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references accounts
  )`,
  "create unique index identity_requests_waiting on identity_requests (account_id) where status = 'Waiting'",
  "create index identity_requests_of_account on identity_requests (account_id, created_at desc, id desc)",
  "create index identity_requests_by_time on identity_requests (created_at desc, id desc)",
  "create index identity_requests_by_status on identity_requests (status, created_at desc, id desc)",

  // Messages to a phone wait beside the mails; what only its receiver may read shows to nobody in the office.
  `alter table outbox
    add column channel text not null default 'mail' check (channel in ('mail', 'phone')),
    add column is_sealed boolean not null default false`,

  // An open stream of events hears of its own end, on every process.
  `create function tell_of_ended_session() returns trigger language plpgsql as $$
    begin
      insert into live_events (account_id, kind, subject_id, told_at) values (new.account_id, 'session-ended', new.id, now());
      return null;
    end $$`,
  `create trigger sessions_tell after update of ended_at on sessions
    for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_of_ended_session()`,

  `create function tell_of_identity_request() returns trigger language plpgsql as $$
    begin
      perform tell(null, 'identity-' || lower(new.status), new.id);
      if new.status in ('Agreed', 'Refused') then
        perform tell(new.account_id, 'identity-' || lower(new.status), new.id, jsonb_build_object('reason', new.reason));
      end if;
      return null;
    end $$`,
  `create trigger identity_requests_tell after insert or update of status on identity_requests
    for each row execute function tell_of_identity_request()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
