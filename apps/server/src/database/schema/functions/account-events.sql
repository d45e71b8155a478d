-- Live events of accounts: status, identity requests, sessions. An open event stream receives the end of its session on every process.

-- To the account with the office's reason, and to the office.
create function publish_account_status(account uuid, former text, status text, reason text) returns void
language plpgsql as $$
begin
  perform publish_event(account, 'account-' || lower(status), account, jsonb_build_object('reason', reason, 'from', former));
  perform publish_event(null, 'account-' || lower(status), account);
end
$$;

create function publish_provider_event() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform publish_event(null, 'account-pending', new.account_id);
  elsif new.status <> old.status then
    perform publish_account_status(new.account_id, old.status, new.status, new.status_reason);
  end if;
  return null;
end
$$;
create trigger providers_publish after insert or update of status on providers
  for each row
  execute function publish_provider_event();

create function publish_customer_event() returns trigger
language plpgsql as $$
begin
  if new.status <> old.status then
    perform publish_account_status(new.account_id, old.status, new.status, new.status_reason);
  end if;
  return null;
end
$$;
create trigger customers_publish after update of status on customers
  for each row
  execute function publish_customer_event();

create function publish_identity_request_event() returns trigger
language plpgsql as $$
begin
  perform publish_event(null, 'identity-' || lower(new.status), new.id);
  if new.status in ('Agreed', 'Refused') then
    perform publish_event(new.account_id, 'identity-' || lower(new.status), new.id, jsonb_build_object('reason', new.reason));
  end if;
  return null;
end
$$;
create trigger identity_requests_publish after insert or update of status on identity_requests
  for each row
  execute function publish_identity_request_event();

create function publish_session_end() returns trigger
language plpgsql as $$
begin
  insert into live_events (account_id, kind, subject_id, notified_at) values (new.account_id, 'session-ended', new.id, now());
  return null;
end
$$;
create trigger sessions_publish after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function publish_session_end();
