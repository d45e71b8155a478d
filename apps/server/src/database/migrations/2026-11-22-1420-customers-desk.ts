import { type Kysely, sql } from "kysely";

/** The customers' desk: how an account stands, its lists in reading order, and what a decision is notified of. */
const statements = [
  `alter table customers add column status text not null default 'Active',
    add column status_reason text,
    add constraint customers_status_known check (status in ('Active', 'Blocked'))`,
  "create index customers_by_time on accounts (created_at desc, id desc) where role = 'Customer'",
  `create index customers_shut_out on accounts (created_at desc, id desc)
    where role = 'Customer' and disabled_at is not null`,
  "create index inquiries_of_account on inquiries (account_id, created_at desc, id desc) where account_id is not null",
  `create function tell_of_customer() returns trigger language plpgsql as $$
    begin
      if new.status <> old.status then
        perform tell(new.account_id, 'account-' || lower(new.status), new.account_id,
          jsonb_build_object('reason', new.status_reason, 'from', old.status));
        perform tell(null, 'account-' || lower(new.status), new.account_id);
      end if;
      return null;
    end $$`,
  `create trigger customers_tell after update of status on customers
    for each row execute function tell_of_customer()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
