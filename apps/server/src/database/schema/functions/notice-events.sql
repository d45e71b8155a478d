-- A new notice shows at once on the screens of its reader.

create function publish_notice_event() returns trigger
language plpgsql as $$
begin
  insert into live_events (account_id, kind, subject_id, notified_at) values (new.account_id, 'notice', new.id, now());
  return null;
end
$$;
create trigger notices_publish after insert on notices
  for each row
  execute function publish_notice_event();
