-- A changed e-mail or phone is no longer proven.

create function clear_proof() returns trigger
language plpgsql as $$
begin
  if new.email is distinct from old.email and new.email_confirmed_at is not distinct from old.email_confirmed_at then
    new.email_confirmed_at := null;
  end if;
  if new.phone is distinct from old.phone and new.phone_confirmed_at is not distinct from old.phone_confirmed_at then
    new.phone_confirmed_at := null;
  end if;
  return new;
end
$$;
create trigger accounts_clear_proof before update of email, phone on accounts
  for each row
  execute function clear_proof();
