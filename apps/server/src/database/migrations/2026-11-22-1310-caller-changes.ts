import { type Kysely, sql } from "kysely";

/** What a process remembers of callers: a change of it is noted here by triggers, so that one look finds all that must be forgotten. */
const statements = [
  `create table caller_changes (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    account_id uuid not null,
    at timestamptz not null default now()
  )`,
  "create index caller_changes_by_xid on caller_changes (xid) include (account_id)",
  `create function note_caller_change() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'accounts' then insert into caller_changes (account_id) values (old.id);
    else insert into caller_changes (account_id) values (old.account_id);
    end if;
    return null;
  end $$`,
  `create trigger sessions_note_change after update of ended_at, expires_at or delete on sessions
    for each row execute function note_caller_change()`,
  `create trigger accounts_note_change after update of role, first_name, last_name, email, phone, disabled_at on accounts
    for each row execute function note_caller_change()`,
  `create trigger providers_note_change after update of status on providers
    for each row execute function note_caller_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
