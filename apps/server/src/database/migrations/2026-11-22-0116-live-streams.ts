import { type Kysely, sql } from "kysely";

/**
 * The open streams of events of all processes, so that they can be counted. Unlogged: what a crash of the database loses was cut
 * off by it anyway.
 */
const statements = [
  `create unlogged table live_streams (
    id uuid primary key,
    account_id uuid not null,
    address text not null,
    opened_at timestamptz not null default clock_timestamp(),
    seen_at timestamptz not null default clock_timestamp()
  )`,
  "create index live_streams_of_account on live_streams (account_id, opened_at desc, id)",
  "create index live_streams_of_address on live_streams (address, opened_at desc, id)",
  "create index live_streams_by_time on live_streams (seen_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
