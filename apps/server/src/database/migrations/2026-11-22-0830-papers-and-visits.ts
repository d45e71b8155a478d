import { type Kysely, sql } from "kysely";

const statements = [
  // Of the picture that is there now: a new one is a new row.
  `alter table files
    add column seen_at timestamptz,
    add column refused_at timestamptz,
    add column refusal_reason text`,

  `create table visits (
    id uuid primary key,
    provider_id uuid not null references providers on delete cascade,
    starts_at timestamptz not null,
    status text not null check (status in ('Booked', 'Cancelled', 'Came', 'Missed')),
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references accounts
  )`,
  "create unique index visits_booked on visits (provider_id) where status = 'Booked'",
  "create index visits_by_time on visits (starts_at, id)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
