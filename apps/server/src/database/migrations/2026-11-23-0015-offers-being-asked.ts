import { type Kysely, sql } from "kysely";

/** Whether anybody is still asked about a job, without a look at those who were asked before. */
const statements = ["create index offers_being_asked on offers (job_id) where status = 'Offered'"];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
