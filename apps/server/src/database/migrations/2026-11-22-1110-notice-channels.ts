import { type Kysely, sql } from "kysely";

/** A notice leaves by one channel after the other until somebody has read it; the office sees what became of each message. */
const statements = [
  "alter table outbox drop constraint outbox_channel_check",
  "alter table outbox drop constraint outbox_status_check",
  `alter table outbox
    add constraint outbox_channel_check check (channel in ('mail', 'phone', 'whatsapp')),
    add constraint outbox_status_check check (status in ('waiting', 'sent', 'delivered', 'read', 'failed')),
    add column account_id uuid references accounts on delete set null,
    add column notice_id uuid references notices on delete set null,
    add column kind text,
    add column template jsonb,
    add column gateway_id text,
    add column delivered_at timestamptz,
    add column read_at timestamptz`,
  // However often a task comes: one message for a notice and channel.
  "create unique index outbox_of_notice on outbox (notice_id, channel) where notice_id is not null",
  "create unique index outbox_by_gateway on outbox (gateway_id) where gateway_id is not null",
  "create index outbox_of_account on outbox (account_id, created_at desc, id desc) where account_id is not null",

  `create table notice_wishes (
    account_id uuid not null references accounts on delete cascade,
    notice_group text not null,
    channels jsonb not null,
    primary key (account_id, notice_group)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
