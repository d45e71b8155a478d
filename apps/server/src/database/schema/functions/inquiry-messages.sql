-- Keeps every answer to an inquiry and every reopening (docs/product.md I7). The inquiry itself has only the last of each.

create function keep_inquiry_message() returns trigger
language plpgsql as $$
begin
  if new.status = old.status then
    return null;
  end if;
  if new.status = 'Resolved' and new.answer is not null then
    insert into inquiry_messages (inquiry_id, kind, words, sent_at) values (new.id, 'answer', new.answer, new.resolved_at);
  elsif new.status = 'Reopened' and new.reopen_message is not null then
    -- Reopening starts the promised 24 hours.
    insert into inquiry_messages (inquiry_id, kind, words, sent_at)
    values (new.id, 'reopening', new.reopen_message, new.due_at - interval '24 hours');
  end if;
  return null;
end
$$;
create trigger inquiries_keep_message after update of status on inquiries
  for each row
  execute function keep_inquiry_message();
