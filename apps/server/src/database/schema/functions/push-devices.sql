-- A device gets no more push messages once its session has ended, by any way: logout, "log out elsewhere", a new password, the
-- office, the closing of the account. Subscribing locks the session's row, so a device cannot be added to a session that ends meanwhile.

create function remove_push_devices() returns trigger
language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return null;
end
$$;
create trigger sessions_remove_push_devices after update of ended_at on sessions
  for each row when (new.ended_at is not null)
  execute function remove_push_devices();
