import { type Kysely, sql } from "kysely";

/** Webhooks with their deliveries (docs/product.md D12), and keys of programs (D13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhooks (
    id uuid primary key,
    url text not null,
    sealed_secret text not null,
    created_by uuid not null references accounts,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table webhook_deliveries (
    id uuid primary key,
    webhook_id uuid not null references webhooks on delete cascade,
    entry_id uuid references ledger_transactions,
    created_at timestamptz not null,
    queued_at timestamptz,
    tries int not null default 0,
    answer text,
    delivered_at timestamptz,
    failed_at timestamptz
  )`.execute(db);
  await sql`create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index webhook_deliveries_unqueued on webhook_deliveries (created_at) where queued_at is null`.execute(
    db,
  );
  await sql`create index webhook_deliveries_by_time on webhook_deliveries (created_at)`.execute(db);
  await sql`create index webhook_deliveries_of_entry on webhook_deliveries (entry_id)`.execute(db);
  await sql`create table api_keys (
    id uuid primary key,
    name text not null,
    secret_hash text not null unique,
    created_by uuid not null references accounts,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
}
