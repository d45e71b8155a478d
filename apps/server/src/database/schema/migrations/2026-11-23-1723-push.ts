import { type Kysely, sql } from "kysely";

const statements = [
  // The portal's key pair, one for all processes (decision 2026-11-23-1730).
  sql`create table push_keys (
    is_only boolean primary key default true check (is_only),
    public_key text not null,
    sealed_private_key text not null,
    created_at timestamptz not null
  )`,
  sql`create table push_devices (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    session_id uuid not null references sessions on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    server_key text not null,
    browser text,
    system text,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index push_devices_of_account on push_devices (account_id, created_at desc, id)`,
  sql`create index push_devices_of_session on push_devices (session_id)`,
  sql`create table quiet_hours (
    account_id uuid primary key references accounts on delete cascade,
    from_hour smallint check (from_hour between 0 and 23),
    to_hour smallint check (to_hour between 0 and 23),
    check ((from_hour is null) = (to_hour is null))
  )`,
  sql`alter table outbox drop constraint outbox_channel_check`,
  sql`alter table outbox add constraint outbox_channel_check check (channel in ('mail', 'phone', 'whatsapp', 'push'))`,
  // Nobody could choose push messages before. They apply only to people who add a device.
  sql`update notice_wishes set channels = '["push"]'::jsonb || channels
    where jsonb_array_length(channels) > 0 and not channels ? 'push'`,
  sql`update settings set value = (
      select jsonb_object_agg(rule.key, case when jsonb_array_length(rule.value -> 'channels') > 0
        then jsonb_set(rule.value, '{channels}', '["push"]'::jsonb || (rule.value -> 'channels')) else rule.value end)
      from jsonb_each(value) rule)
    where key = 'channels'`,
];

/** Push messages (docs/product.md N7): devices, quiet hours, and the key with which the portal signs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
