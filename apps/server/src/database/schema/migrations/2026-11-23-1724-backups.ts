import { type Kysely, sql } from "kysely";

/** The backups of this installation, and the alarms in the Owner's inbox (docs/production.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table backups (
    name text primary key,
    reason text not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    bytes bigint,
    files integer,
    files_missing integer,
    place text not null,
    failure text
  )`.execute(db);
  await sql`create index backups_by_start on backups (started_at desc)`.execute(db);
  await sql`create table upkeep_alarms (
    id uuid primary key,
    kind text not null constraint upkeep_alarms_kind_unique unique,
    raised_at timestamptz not null
  )`.execute(db);
  await sql`create index upkeep_alarms_by_time on upkeep_alarms (raised_at, id)`.execute(db);
}
