import { type Kysely, sql } from "kysely";

/** Saved filters of the desks (docs/product.md D11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_views (
    id uuid primary key,
    owner_id uuid not null references accounts,
    desk text not null,
    name text not null,
    search text not null,
    is_shared boolean not null,
    created_at timestamptz not null,
    unique (owner_id, desk, name)
  )`.execute(db);
  await sql`create index saved_views_shared on saved_views (desk, created_at desc, id) where is_shared`.execute(db);
}
