import { type Kysely, sql } from "kysely";

/** What a gateway calls a charge, where it gives names of its own: without it the charge cannot be asked about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table card_transactions add column gateway_reference text").execute(db);
}
