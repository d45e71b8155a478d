import { type Kysely, sql } from "kysely";

const statements = [
  `create table phone_codes (
    ticket_hash text primary key,
    phone text not null,
    purpose text not null,
    code_hash text not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  "create index phone_codes_by_expiry on phone_codes (expires_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
