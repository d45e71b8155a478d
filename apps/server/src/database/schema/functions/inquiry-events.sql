-- Live events of messages to the office. A sender without an account only gets a mail: their event names no account and stays unnotified
-- until the mail is queued.

create function publish_inquiry_event() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    perform publish_event(null, 'inquiry-' || lower(new.status), new.id);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and new.status in ('Acknowledged', 'Resolved')
    and (new.account_id is not null or new.email is not null) then
    insert into live_events (account_id, kind, subject_id)
    values (new.account_id, 'inquiry-' || lower(new.status), new.id);
  end if;
  return null;
end
$$;
create trigger inquiries_publish after insert or update of status on inquiries
  for each row
  execute function publish_inquiry_event();
