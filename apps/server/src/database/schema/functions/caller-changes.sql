-- Every process removes a caller from its cache when their account, session or status changes.

create function record_caller_change() returns trigger
language plpgsql as $$
begin
  if tg_table_name = 'accounts' then insert into caller_changes (account_id) values (old.id);
  else insert into caller_changes (account_id) values (old.account_id);
  end if;
  return null;
end
$$;
create trigger accounts_record_change after update of role, first_name, last_name, email, phone, disabled_at on accounts
  for each row
  execute function record_caller_change();
create trigger providers_record_change after update of status on providers
  for each row
  execute function record_caller_change();
create trigger sessions_record_change after delete or update of ended_at, expires_at on sessions
  for each row
  execute function record_caller_change();
