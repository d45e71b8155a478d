import { type Kysely, sql } from "kysely";

/** What the bank's file says about a payout: the bank's own number of the transfer, and when it was confirmed (docs/product.md B8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payouts add column bank_reference text, add column confirmed_at timestamptz,
    add constraint payouts_confirmed_check check (confirmed_at is null or status in ('paid', 'returned'))`.execute(db);
  await sql`create index payouts_by_bank_reference on payouts (bank_reference text_pattern_ops)
    where bank_reference is not null`.execute(db);
}
