-- Rows of the ledger are only added, and each of its transactions sums to zero.

create function refuse_ledger_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '23514';
end
$$;
create trigger ledger_lines_stay before delete or update on ledger_lines
  for each row
  execute function refuse_ledger_change();
create trigger ledger_transactions_stay before delete or update on ledger_transactions
  for each row
  execute function refuse_ledger_change();

create function check_ledger_balance() returns trigger
language plpgsql as $$
begin
  if (select sum(amount_paisa) from ledger_lines where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger ledger_lines_balance after insert on ledger_lines
  deferrable initially deferred
  for each row
  execute function check_ledger_balance();

-- The first moment after the last closed month, in Pakistan. Null while none is closed.
create function ledger_open_from() returns timestamptz
language sql stable as $$
  select (max(month) + interval '1 month') at time zone 'Asia/Karachi' from ledger_closings
$$;

create function refuse_closed_month() returns trigger
language plpgsql as $$
begin
  if exists (select from added where posted_at < ledger_open_from()) then
    raise exception 'the ledger has a closed month at this time' using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger ledger_lines_closed_month after insert on ledger_lines referencing new table as added
  for each statement
  execute function refuse_closed_month();
create trigger ledger_transactions_closed_month after insert on ledger_transactions referencing new table as added
  for each statement
  execute function refuse_closed_month();
