import { type Kysely, sql } from "kysely";

/**
 * The security log, from where a session was opened, and the office's word that a new password may be set by text message. No key leads from
 * the log to accounts: a failed login must not wait for whoever holds the account's row.
 */
const statements = [
  `create table security_events (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    kind text not null,
    result text not null check (result in ('done', 'refused')),
    account_id uuid,
    actor_id uuid,
    identifier_hash text,
    identifier_mask text,
    address text,
    browser text,
    system text,
    detail text,
    request_id text
  )`,
  "create index security_events_by_time on security_events (at, id)",
  "create index security_events_by_kind on security_events (kind, at, id)",
  "create index security_events_refused on security_events (at, id) where result = 'refused'",
  "create index security_events_by_account on security_events (account_id, at, id) where account_id is not null",
  "create index security_events_by_address on security_events (address, at, id) where address is not null",
  "create index security_events_by_identifier on security_events (identifier_hash) where identifier_hash is not null",

  `alter table sessions add column address text, add column browser text, add column system text,
    add column last_used_at timestamptz`,
  "create index sessions_of_account on sessions (account_id, created_at, id)",
  "create index sessions_by_expiry on sessions (expires_at)",

  `create table phone_reset_permits (
    provider_id uuid primary key references providers on delete cascade,
    allowed_by uuid not null references accounts,
    expires_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
