-- Each entry of the ledger waits for each webhook, in the transaction that posts it.

create function queue_webhook_deliveries() returns trigger
language plpgsql as $$
begin
  insert into webhook_deliveries (id, webhook_id, entry_id, created_at)
  select gen_random_uuid(), id, new.id, new.posted_at from webhooks;
  return null;
end
$$;
create trigger ledger_transactions_webhooks after insert on ledger_transactions
  for each row
  execute function queue_webhook_deliveries();
