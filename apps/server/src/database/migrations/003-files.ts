import { type Kysely, sql } from "kysely";

const statements = [
  `create table files (
    id uuid primary key,
    owner_id uuid not null references accounts on delete cascade,
    kind text not null check (kind in ('profile-image', 'cnic-front', 'cnic-back', 'contract-paper', 'payment-proof')),
    mime text not null,
    bytes integer not null check (bytes > 0),
    sha256 text not null,
    stored_name text not null constraint files_stored_name_unique unique,
    is_encrypted boolean not null,
    created_at timestamptz not null
  )`,
  "create unique index files_current on files (owner_id, kind) where kind <> 'payment-proof'",
  "create index files_of_owner on files (owner_id, kind, created_at desc)",
  "create index files_by_sha256 on files (sha256)",

  "alter table jobs add column confirmed_at timestamptz",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
