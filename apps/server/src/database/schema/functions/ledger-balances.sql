-- Running balances of the ledger, updated with its lines.

create function update_ledger_balances() returns trigger
language plpgsql as $$
begin
  insert into provider_balances as known (owner_id, payable_paisa, cash_paisa, dues_paisa)
  select owner_id, coalesce(sum(amount_paisa) filter (where account_kind = 'provider-payable'), 0),
    coalesce(sum(amount_paisa) filter (where account_kind = 'cash-with-provider'), 0),
    coalesce(sum(amount_paisa) filter (where account_kind = 'provider-dues'), 0)
  from lines where account_kind in ('provider-payable', 'cash-with-provider', 'provider-dues') group by 1 order by 1
  on conflict (owner_id) do update set payable_paisa = known.payable_paisa + excluded.payable_paisa,
    cash_paisa = known.cash_paisa + excluded.cash_paisa, dues_paisa = known.dues_paisa + excluded.dues_paisa;

  insert into ledger_totals as known (account_kind, shard, debit_paisa, credit_paisa)
  select account_kind, pg_backend_pid() % 16, coalesce(sum(amount_paisa) filter (where amount_paisa > 0), 0),
    coalesce(-sum(amount_paisa) filter (where amount_paisa < 0), 0)
  from lines group by 1 order by 1
  on conflict (account_kind, shard) do update
    set debit_paisa = known.debit_paisa + excluded.debit_paisa, credit_paisa = known.credit_paisa + excluded.credit_paisa;
  return null;
end
$$;
create trigger ledger_lines_balances after insert on ledger_lines referencing new table as lines
  for each statement
  execute function update_ledger_balances();

create function rebuild_ledger_balances() returns void
language plpgsql as $$
begin
  lock table ledger_lines in share row exclusive mode;
  delete from ledger_totals;
  delete from provider_balances;
  insert into provider_balances as known (owner_id, payable_paisa, cash_paisa, dues_paisa)
  select owner_id, coalesce(sum(amount_paisa) filter (where account_kind = 'provider-payable'), 0),
    coalesce(sum(amount_paisa) filter (where account_kind = 'cash-with-provider'), 0),
    coalesce(sum(amount_paisa) filter (where account_kind = 'provider-dues'), 0)
  from ledger_lines where account_kind in ('provider-payable', 'cash-with-provider', 'provider-dues') group by 1 order by 1
  on conflict (owner_id) do update set payable_paisa = known.payable_paisa + excluded.payable_paisa,
    cash_paisa = known.cash_paisa + excluded.cash_paisa, dues_paisa = known.dues_paisa + excluded.dues_paisa;

  insert into ledger_totals as known (account_kind, shard, debit_paisa, credit_paisa)
  select account_kind, pg_backend_pid() % 16, coalesce(sum(amount_paisa) filter (where amount_paisa > 0), 0),
    coalesce(-sum(amount_paisa) filter (where amount_paisa < 0), 0)
  from ledger_lines group by 1 order by 1
  on conflict (account_kind, shard) do update
    set debit_paisa = known.debit_paisa + excluded.debit_paisa, credit_paisa = known.credit_paisa + excluded.credit_paisa;
end
$$;
