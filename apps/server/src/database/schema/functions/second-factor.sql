-- Cached callers include whether they lack a required second factor. When the requirement changes, caches are cleared and open event
-- streams check again.

create trigger one_time_codes_record_change after delete or update of confirmed_at on one_time_codes
  for each row
  execute function record_caller_change();

create function record_second_factor_demand() returns trigger
language plpgsql as $$
begin
  insert into caller_changes (account_id) select id from accounts where role not in ('Provider', 'Customer');
  insert into live_events (account_id, kind, subject_id, notified_at)
    select id, 'session-ended', id, now() from accounts where role not in ('Provider', 'Customer');
  return null;
end
$$;
create trigger settings_record_demand after insert or update on settings
  for each row when (new.key = 'demandsSecondFactor')
  execute function record_second_factor_demand();
