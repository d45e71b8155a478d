import { type Kysely, sql } from "kysely";

const statements = [
  // One row. Until it is tied, the id is only proposed: a start that was killed half-way goes on with it.
  `create table installation (
    is_only boolean primary key default true check (is_only),
    id uuid not null,
    tied_at timestamptz
  )`,

  // Names in the file store that no row of files claims: uploads under way, and what lost its row.
  `create table unclaimed_files (
    stored_name text primary key,
    since timestamptz not null
  )`,
  "create index unclaimed_files_by_time on unclaimed_files (since)",
  `create function note_unclaimed_file() returns trigger language plpgsql as $$
    begin
      insert into unclaimed_files (stored_name, since) values (old.stored_name, now()) on conflict do nothing;
      return null;
    end $$`,
  // However a row goes, with its account or for a newer file: its bytes are to be removed.
  `create trigger files_note_unclaimed after delete on files
    for each row execute function note_unclaimed_file()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
