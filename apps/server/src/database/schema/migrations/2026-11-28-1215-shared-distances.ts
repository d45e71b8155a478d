import { type Kysely, sql } from "kysely";

/** How far the handyman of a job was from its pin when they last shared it. Their position itself is not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table shared_distances (
    job_id uuid primary key references jobs (id) on delete cascade,
    provider_id uuid not null references accounts (id),
    meters int not null check (meters >= 0),
    shared_at timestamptz not null
  )`.execute(db);
}
