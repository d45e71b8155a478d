import { type Kysely, sql } from "kysely";

/** Colleagues mentioned in notes about an inquiry (docs/product.md I6), and the deadline after which the Owners were notified (I2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry_notes add column mentioned_ids uuid[] not null default '{}'`.execute(db);
  await sql`alter table inquiries add column late_notified_for timestamptz`.execute(db);
  // The desk knows what is late already. Notices of all of it at once would be noise.
  await sql`update inquiries set late_notified_for = due_at where status <> 'Resolved' and due_at < now()`.execute(db);
}
