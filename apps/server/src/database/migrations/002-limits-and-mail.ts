import { type Kysely, sql } from "kysely";

const statements = [
  `create table reset_codes (
    account_id uuid primary key references accounts on delete cascade,
    code_hash text not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,

  // Losing it in a crash only forgives a few tries: unlogged spares the disk two writes a login.
  `create unlogged table limit_hits (
    key text primary key,
    hits timestamptz[] not null,
    expires_at timestamptz not null
  )`,
  "create index limit_hits_by_expiry on limit_hits (expires_at)",

  `create table outbox (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    text text,
    html text,
    status text not null check (status in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    claimed_until timestamptz,
    error text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  "create index outbox_by_time on outbox (created_at desc, id desc)",
  "create index outbox_by_recipient on outbox (recipient, created_at desc, id desc)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
