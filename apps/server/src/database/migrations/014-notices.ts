import { type Kysely, sql } from "kysely";

const statements = [
  `create table notices (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    kind text not null,
    subject_id uuid not null,
    subject text not null,
    text text not null,
    reason text,
    link text,
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  "create index notices_of_account on notices (account_id, created_at desc, id desc)",
  "create index notices_unread on notices (account_id) where read_at is null",

  `create table notice_templates (
    kind text primary key,
    subject text not null,
    text text not null
  )`,

  // A notice is news of its own: the bell counts it without a reload. Nobody need be told of it by another notice.
  `create function tell_of_notice() returns trigger language plpgsql as $$
    begin
      insert into live_events (account_id, kind, subject_id, told_at) values (new.account_id, 'notice', new.id, now());
      return null;
    end $$`,
  `create trigger notices_tell after insert on notices
    for each row execute function tell_of_notice()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
