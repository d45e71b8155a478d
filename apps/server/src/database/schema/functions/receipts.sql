-- A paid job gets the next receipt number at the commit, so that simultaneous settlements wait for each other only briefly.

create function create_receipt() returns trigger
language plpgsql as $$
declare taken integer;
begin
  insert into receipt_series as series (last_number) values (10001)
    on conflict (id) do update set last_number = series.last_number + 1 returning last_number into taken;
  insert into receipts (number, job_id, entry_id) values (taken, new.job_id, new.id);
  return null;
end
$$;
create constraint trigger ledger_transactions_receipts after insert on ledger_transactions
  deferrable initially deferred
  for each row when (new.job_id is not null)
  execute function create_receipt();
