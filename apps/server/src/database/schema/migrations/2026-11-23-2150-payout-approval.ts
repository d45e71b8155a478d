import { type Kysely, sql } from "kysely";

/** Who approved a batch of payouts above the sum of the settings. Nobody approves their own batch (docs/product.md B7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_batches add column approved_at timestamptz, add column approved_by uuid references accounts,
    add constraint payout_batches_approval_check
      check ((approved_at is null) = (approved_by is null) and approved_by is distinct from created_by)`.execute(db);
}
