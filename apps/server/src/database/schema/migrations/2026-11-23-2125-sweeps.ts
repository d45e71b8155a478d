import { type Kysely, sql } from "kysely";

/** Indexes for the sweeps of the queue: each finds its oldest rows without reading the others (docs/production.md, "What is deleted when"). */
const statements = [
  "create index notices_by_time on notices (created_at)",
  "create index caller_changes_by_time on caller_changes (at)",
  "create index proof_codes_by_expiry on proof_codes (expires_at)",
  "create index phone_reset_permits_by_expiry on phone_reset_permits (expires_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
