import { type Kysely, sql } from "kysely";

const statements = [
  // `last_step` is the half-minute of the newest code that was used: no code counts twice, nor one from before it.
  `create table one_time_codes (
    account_id uuid primary key references accounts on delete cascade,
    sealed_secret text not null,
    last_step bigint not null default 0,
    created_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  "create index one_time_codes_by_time on one_time_codes (confirmed_at desc, account_id desc) where confirmed_at is not null",
  `create table recovery_codes (
    account_id uuid not null references one_time_codes on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
