import { type Kysely, sql } from "kysely";

/** A request for a replacement in a crew at work, about which the office calls within two of its hours (docs/product.md I2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiries add column wants_replacement boolean not null default false`.execute(db);
  await sql`create index inquiries_of_replacements on inquiries (created_at, id)
    where wants_replacement and status <> 'Resolved'`.execute(db);
}
