-- Rows of the security log are only added. Personal columns of a closed account are set to null; nothing else can change.

create function guard_security_event() returns trigger
language plpgsql as $$
begin
  if (new.at, new.kind, new.result, new.account_id, new.actor_id) is distinct from
      (old.at, old.kind, old.result, old.account_id, old.actor_id)
    or coalesce(new.identifier_hash, new.identifier_mask, new.address, new.browser, new.system, new.detail, new.request_id) is not null
  then raise exception 'the security log is only added to';
  end if;
  return new;
end
$$;
create trigger security_events_guard before update on security_events
  for each row
  execute function guard_security_event();
