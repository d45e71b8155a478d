-- New notices show at once on the screens of their readers.

create function publish_notice_events() returns trigger
language plpgsql as $$
begin
  insert into live_events (account_id, kind, subject_id, notified_at)
    select account_id, 'notice', id, now() from new_notices;
  return null;
end
$$;
create trigger notices_publish after insert on notices
  referencing new table as new_notices
  for each statement
  execute function publish_notice_events();
