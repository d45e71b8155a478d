import { type Kysely, sql } from "kysely";

/** Colleagues' notes about a provider, and their visits for the same page (docs/product.md P16). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table provider_notes (
    id uuid primary key,
    provider_id uuid not null references providers on delete cascade,
    author_id uuid not null references accounts,
    words text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index provider_notes_of_provider on provider_notes (provider_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index provider_notes_of_author on provider_notes (author_id)`.execute(db);
  await sql`create index visits_of_provider on visits (provider_id, starts_at)`.execute(db);
}
