import { type Kysely, sql } from "kysely";

/**
 * The one card or wallet payment of a job that is pending or done. Cards and wallets have tables of their own, so one unique key over
 * both needs a third; triggers keep it, so that no path that takes money for a job can forget to.
 */
const statements = [
  `create table job_payments (
    job_id uuid constraint job_payments_job_unique primary key references jobs,
    payment_id uuid not null constraint job_payments_payment_unique unique
  )`,
  // Of a job that was paid twice before, the payment that settled it stands here; the other one is to be refunded.
  `insert into job_payments (job_id, payment_id)
    select distinct on (payment.job_id) payment.job_id, payment.id from (
      select id, job_id, status, created_at from card_transactions
      where direction = 'out' and status in ('pending', 'success') and job_id is not null
      union all
      select id, job_id, status, created_at from wallet_payments where status in ('pending', 'success') and job_id is not null
    ) payment
    left join ledger_transactions entry on entry.job_id = payment.job_id and entry.source_id = payment.id
    order by payment.job_id, entry.id is null, payment.status = 'success' desc, payment.created_at, payment.id`,

  `create function hold_job_payment() returns trigger language plpgsql as $$
    begin
      if new.status in ('failed', 'declined') then
        delete from job_payments where payment_id = new.id;
      elsif tg_op = 'INSERT' then
        insert into job_payments (job_id, payment_id) values (new.job_id, new.id);
      end if;
      return null;
    end $$`,
  `create trigger card_transactions_hold after insert or update of status on card_transactions
    for each row when (new.direction = 'out' and new.job_id is not null) execute function hold_job_payment()`,
  `create trigger wallet_payments_hold after insert or update of status on wallet_payments
    for each row when (new.job_id is not null) execute function hold_job_payment()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
