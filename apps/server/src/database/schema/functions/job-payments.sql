-- A job has at most one card or wallet payment that is pending or done (docs/security-rules.md SM6).

create function reserve_job_payment() returns trigger
language plpgsql as $$
begin
  if new.status in ('failed', 'declined') then
    delete from job_payments where payment_id = new.id;
  elsif tg_op = 'INSERT' then
    insert into job_payments (job_id, payment_id) values (new.job_id, new.id);
  end if;
  return null;
end
$$;
create trigger card_transactions_reserve after insert or update of status on card_transactions
  for each row when (new.direction = 'out' and new.job_id is not null)
  execute function reserve_job_payment();
create trigger wallet_payments_reserve after insert or update of status on wallet_payments
  for each row when (new.job_id is not null)
  execute function reserve_job_payment();
