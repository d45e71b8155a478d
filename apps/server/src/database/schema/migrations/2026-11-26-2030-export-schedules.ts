import { type Kysely, sql } from "kysely";

/**
 * Files that staff are reminded of by mail (docs/product.md D3). A schedule outlives its saved filters until it is due, because it then ends
 * with a notice: `view_id` is no foreign key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table export_schedules (
    id uuid primary key,
    account_id uuid not null references accounts,
    desk text not null,
    every text not null check (every in ('day', 'week', 'month')),
    view_id uuid,
    search text not null,
    next_at timestamptz not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index export_schedules_own on export_schedules (account_id, created_at, id)`.execute(db);
  await sql`create index export_schedules_due on export_schedules (next_at)`.execute(db);
}
