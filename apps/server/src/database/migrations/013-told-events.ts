import { type Kysely, sql } from "kysely";

/**
 * Events of contracts, quotes, inquiries, reviews, cards and paid jobs beside those of 007; and for every event whether the person
 * concerned was told by notice and mail (decision 065). What is for the office's screens alone counts as told.
 */
const statements = [
  "alter table live_events add column detail jsonb, add column told_at timestamptz",
  "update live_events set told_at = at",
  "create index live_events_untold on live_events (id) where told_at is null",
  "alter table quotes add column expiry_told_for timestamptz",
  "create index quotes_expiring on quotes (valid_until) where status = 'Quoted'",

  "drop function tell(uuid, text, uuid)",
  `create function tell(account uuid, kind text, subject uuid, detail jsonb default null) returns void language plpgsql as $$
    begin
      insert into live_events (account_id, kind, subject_id, detail, told_at)
      values (account, kind, subject, detail, case when account is null then now() end);
    end $$`,

  `create or replace function tell_of_offer() returns trigger language plpgsql as $$
    begin
      if new.status = 'Offered' and (tg_op = 'INSERT' or old.status <> 'Offered') then
        perform tell(new.provider_id, 'job-offered', new.job_id);
      elsif tg_op = 'UPDATE' and old.status in ('Offered', 'Accepted') and new.status in ('Withdrawn', 'Expired') then
        perform tell(new.provider_id, 'job-taken', new.job_id, jsonb_build_object('offer', new.status));
      end if;
      if tg_op = 'UPDATE' and old.status = 'Offered' and new.status in ('Rejected', 'Expired') then
        perform tell(null, 'offer-closed', new.job_id);
      end if;
      return null;
    end $$`,

  `create or replace function tell_of_job() returns trigger language plpgsql as $$
    declare
      job jobs%rowtype;
      detail jsonb := jsonb_build_object('actorId', new.actor_id);
    begin
      select * into job from jobs where id = new.job_id;
      perform tell(job.customer_id, 'job-' || new.kind, new.job_id, detail);
      if job.provider_id is not null then
        perform tell(job.provider_id, 'job-' || new.kind, new.job_id, detail);
      end if;
      perform tell(null, 'job-' || new.kind, new.job_id);
      return null;
    end $$`,

  `create or replace function tell_of_provider() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform tell(null, 'account-pending', new.account_id);
      elsif new.status <> old.status then
        perform tell(new.account_id, 'account-' || lower(new.status), new.account_id,
          jsonb_build_object('reason', new.status_reason, 'from', old.status));
        perform tell(null, 'account-' || lower(new.status), new.account_id);
      end if;
      return null;
    end $$`,

  `create or replace function tell_of_payment() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform tell(null, 'payment-' || new.status, new.id);
      elsif new.status <> old.status then
        perform tell(new.account_id, 'payment-' || new.status, new.id, jsonb_build_object('reason', new.decline_reason));
        perform tell(null, 'payment-' || new.status, new.id);
      end if;
      return null;
    end $$`,

  `create function tell_of_card() returns trigger language plpgsql as $$
    begin
      if new.direction = 'out' and new.status <> old.status then
        perform tell(new.account_id, 'card-' || new.status, new.id);
      end if;
      return null;
    end $$`,
  `create trigger card_transactions_tell after update of status on card_transactions
    for each row execute function tell_of_card()`,

  `create function tell_of_paid_job() returns trigger language plpgsql as $$
    declare
      job jobs%rowtype;
      detail jsonb := jsonb_build_object('by', new.kind);
    begin
      if new.job_id is not null then
        select * into job from jobs where id = new.job_id;
        perform tell(job.customer_id, 'job-paid', new.job_id, detail);
        perform tell(job.provider_id, 'job-paid', new.job_id, detail);
        perform tell(null, 'job-paid', new.job_id);
      end if;
      return null;
    end $$`,
  `create trigger ledger_transactions_tell after insert on ledger_transactions
    for each row execute function tell_of_paid_job()`,

  `create function tell_of_contract() returns trigger language plpgsql as $$
    declare kind text := 'contract-' || replace(lower(new.status), ' ', '-');
    begin
      if tg_op = 'UPDATE' and new.status <> old.status then
        perform tell(new.account_id, kind, new.id, jsonb_build_object('reason', new.status_reason));
      end if;
      if tg_op = 'INSERT' or new.status <> old.status then
        perform tell(null, kind, new.id);
      end if;
      return null;
    end $$`,
  `create trigger contracts_tell after insert or update of status on contracts
    for each row execute function tell_of_contract()`,

  `create function tell_of_quote() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.status = 'Quoted' and new.quoted_at is distinct from old.quoted_at then
        perform tell(new.account_id, 'quote-quoted', new.id);
      end if;
      if tg_op = 'INSERT' or new.status <> old.status then
        perform tell(null, 'quote-' || lower(new.status), new.id);
      end if;
      return null;
    end $$`,
  `create trigger quotes_tell after insert or update on quotes
    for each row execute function tell_of_quote()`,

  // Whoever wrote without an account is told by mail alone: such an event names nobody, and is not told yet.
  `create function tell_of_inquiry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or new.status <> old.status then
        perform tell(null, 'inquiry-' || lower(new.status), new.id);
      end if;
      if tg_op = 'UPDATE' and new.status <> old.status and new.status in ('Acknowledged', 'Resolved')
        and (new.account_id is not null or new.email is not null) then
        insert into live_events (account_id, kind, subject_id)
        values (new.account_id, 'inquiry-' || lower(new.status), new.id);
      end if;
      return null;
    end $$`,
  `create trigger inquiries_tell after insert or update of status on inquiries
    for each row execute function tell_of_inquiry()`,

  `create function tell_of_review() returns trigger language plpgsql as $$
    begin
      if old.voided_at is null and new.voided_at is not null then
        perform tell(new.provider_id, 'review-voided', new.job_id);
        perform tell(customer_id, 'review-voided', new.job_id) from jobs where id = new.job_id;
        perform tell(null, 'review-voided', new.job_id);
      end if;
      return null;
    end $$`,
  `create trigger reviews_tell after update of voided_at on reviews
    for each row execute function tell_of_review()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
