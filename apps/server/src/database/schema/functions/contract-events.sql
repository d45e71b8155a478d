-- Live events of contracts, their crews, and quotes.

create function publish_contract_event() returns trigger
language plpgsql as $$
declare kind text := 'contract-' || replace(lower(new.status), ' ', '-');
begin
  -- A rejection without a reason is its owner's own step, of which they are not notified.
  if tg_op = 'UPDATE' and new.status <> old.status and (new.status <> 'Rejected' or new.status_reason is not null) then
    perform publish_event(new.account_id, kind, new.id, jsonb_build_object('reason', new.status_reason));
  end if;
  if tg_op = 'INSERT' or new.status <> old.status then
    perform publish_event(null, kind, new.id);
  end if;
  return null;
end
$$;
create trigger contracts_publish after insert or update of status on contracts
  for each row
  execute function publish_contract_event();

create function publish_contract_plan() returns trigger
language plpgsql as $$
begin
  perform publish_event(account, 'contract-planned', new.id) from (values (new.account_id), (null)) as both_sides (account);
  return null;
end
$$;
create trigger contracts_publish_plan after update of planned_at on contracts
  for each row when (new.planned_at is distinct from old.planned_at)
  execute function publish_contract_plan();

create function publish_contract_payment() returns trigger
language plpgsql as $$
declare
  kind text := case when new.voided_at is null then 'contract-payment-entered' else 'contract-payment-voided' end;
  detail jsonb := jsonb_build_object('amountPaisa', new.amount_paisa::text, 'reason', new.void_reason);
begin
  perform publish_event(account_id, kind, id, detail) from contracts where id = new.contract_id;
  perform publish_event(null, kind, new.contract_id);
  return null;
end
$$;
create trigger contract_payments_publish after insert or update of voided_at on contract_payments
  for each row
  execute function publish_contract_payment();

create function publish_member_event() returns trigger
language plpgsql as $$
begin
  if new.left_at is null then
    perform publish_event(new.provider_id, 'crew-assigned', new.contract_id);
  else
    perform publish_event(new.provider_id, 'crew-removed', new.contract_id, jsonb_build_object('reason', new.left_reason));
  end if;
  return null;
end
$$;
create trigger contract_members_publish after insert or update of left_at on contract_members
  for each row
  execute function publish_member_event();

create function publish_quote_event() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = 'Quoted' and new.quoted_at is distinct from old.quoted_at then
    perform publish_event(new.account_id, 'quote-quoted', new.id);
  end if;
  if tg_op = 'INSERT' or new.status <> old.status then
    perform publish_event(null, 'quote-' || lower(new.status), new.id);
  end if;
  return null;
end
$$;
create trigger quotes_publish after insert or update on quotes
  for each row
  execute function publish_quote_event();
