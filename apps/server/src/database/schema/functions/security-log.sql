-- The security log is appended to. Of a closed account what is personal is set to null, and nothing else changes.

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
