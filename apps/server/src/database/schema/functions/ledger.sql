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
