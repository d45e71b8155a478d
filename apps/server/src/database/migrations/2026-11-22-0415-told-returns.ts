import { type Kysely, sql } from "kysely";

/** Whoever paid, and the handyman whom it was for, are notified when a payment of theirs is refunded or corrected. */
const statements = [
  // Once, when it counts: a refund by card may wait for the gateway, and one that it declines was never one.
  `create function tell_of_return() returns trigger language plpgsql as $$
    begin
      if new.status = 'success' and (tg_op = 'INSERT' or old.status <> 'success') then
        perform tell(person.owner_id, 'return-' || new.kind, new.id)
          from (select distinct owner_id from ledger_lines
            where transaction_id = new.entry_id and owner_id is not null) person;
        perform tell(null, 'return-' || new.kind, new.id);
      end if;
      return null;
    end $$`,
  `create trigger payment_returns_tell after insert or update of status on payment_returns
    for each row execute function tell_of_return()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
