import { type Kysely, sql } from "kysely";

/**
 * Customers add pictures of a problem after the work (docs/product.md I5). The list of kinds alone now says which there are: a new constraint
 * would keep older versions from working on this schema.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_attachments drop constraint job_attachments_kind_check`.execute(db);
}
