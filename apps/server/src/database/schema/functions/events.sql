-- Writes one live event: its kind, its account and its subject.

create function publish_event(account uuid, kind text, subject uuid, detail jsonb default null) returns void
language plpgsql as $$
begin
  insert into live_events (account_id, kind, subject_id, detail, notified_at)
  values (account, kind, subject, detail, case when account is null then now() end);
end
$$;
