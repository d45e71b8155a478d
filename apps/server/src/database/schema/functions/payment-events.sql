-- Live events of money: payments, returns, payouts.

create function publish_card_event() returns trigger
language plpgsql as $$
begin
  if new.direction = 'out' and new.status <> old.status then
    perform publish_event(new.account_id, 'card-' || new.status, new.id);
  end if;
  return null;
end
$$;
create trigger card_transactions_publish after update of status on card_transactions
  for each row
  execute function publish_card_event();

create function publish_payment_event() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform publish_event(null, 'payment-' || new.status, new.id);
  elsif new.status <> old.status then
    perform publish_event(new.account_id, 'payment-' || new.status, new.id, jsonb_build_object('reason', new.decline_reason));
    perform publish_event(null, 'payment-' || new.status, new.id);
  end if;
  return null;
end
$$;
create trigger wallet_payments_publish after insert or update of status on wallet_payments
  for each row
  execute function publish_payment_event();

create function publish_job_payment_event() returns trigger
language plpgsql as $$
declare
  job jobs%rowtype;
  detail jsonb := jsonb_build_object('by', new.kind);
begin
  if new.job_id is not null then
    select * into job from jobs where id = new.job_id;
    perform publish_event(job.customer_id, 'job-paid', new.job_id, detail);
    perform publish_event(job.provider_id, 'job-paid', new.job_id, detail);
    perform publish_event(null, 'job-paid', new.job_id);
  end if;
  return null;
end
$$;
create trigger ledger_transactions_publish after insert on ledger_transactions
  for each row
  execute function publish_job_payment_event();

create function publish_return_event() returns trigger
language plpgsql as $$
begin
  if new.status = 'success' and (tg_op = 'INSERT' or old.status <> 'success') then
    perform publish_event(person.owner_id, 'return-' || new.kind, new.id)
      from (select distinct owner_id from ledger_lines
        where transaction_id = new.entry_id and owner_id is not null) person;
    perform publish_event(null, 'return-' || new.kind, new.id);
  end if;
  return null;
end
$$;
create trigger payment_returns_publish after insert or update of status on payment_returns
  for each row
  execute function publish_return_event();

create function publish_payout_event() returns trigger
language plpgsql as $$
begin
  if new.status = 'paid' then
    perform publish_event(new.provider_id, 'payment-success', new.id);
  elsif new.status = 'returned' then
    perform publish_event(new.provider_id, 'payout-returned', new.id);
  end if;
  return null;
end
$$;
create trigger payouts_publish after update of status on payouts
  for each row
  execute function publish_payout_event();

create function publish_account_wanted() returns trigger
language plpgsql as $$
begin
  perform publish_event(new.owner_id, 'payout-account-wanted', new.owner_id);
  return null;
end
$$;
create trigger provider_balances_account_wanted after update of account_asked_at on provider_balances
  for each row
  execute function publish_account_wanted();
