import { type Kysely, sql } from "kysely";

/** Payouts that the bank sent back: an entry of their own in the ledger, with the reason. */
const statements = [
  "alter table ledger_transactions drop constraint ledger_transactions_kind_check",
  `alter table ledger_transactions add constraint ledger_transactions_kind_check
    check (kind in ('card-payment', 'wallet-payment', 'cash-confirmed', 'payout', 'payout-returned', 'dues-set-off', 'refund',
      'correction'))`,
  "alter table payouts drop constraint payouts_status_check",
  `alter table payouts add constraint payouts_status_check
    check (status in ('prepared', 'paid', 'cancelled', 'returned'))`,
  `alter table payouts add return_reason text, add returned_at timestamptz,
    add constraint payouts_returned_check check ((status = 'returned') = (returned_at is not null and return_reason is not null))`,
  `create or replace function tell_of_payout() returns trigger language plpgsql as $$
    begin
      if new.status = 'paid' then
        perform tell(new.provider_id, 'payment-success', new.id);
      elsif new.status = 'returned' then
        perform tell(new.provider_id, 'payout-returned', new.id);
      end if;
      return null;
    end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
