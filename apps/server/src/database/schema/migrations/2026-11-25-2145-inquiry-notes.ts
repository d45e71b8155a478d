import { type Kysely, sql } from "kysely";

/** Colleagues' notes about an inquiry (docs/product.md I6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table inquiry_notes (
    id uuid primary key,
    inquiry_id uuid not null references inquiries,
    author_id uuid not null references accounts,
    words text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index inquiry_notes_of_inquiry on inquiry_notes (inquiry_id, created_at desc, id desc)`.execute(db);
  await sql`create index inquiry_notes_of_author on inquiry_notes (author_id)`.execute(db);
}
