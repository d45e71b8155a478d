import { type Kysely, sql } from "kysely";

/**
 * What happened, for whom, in the order it was committed to. Triggers write it, so that no path that moves a job, a provider or a
 * payment can forget to tell (decision 060).
 */
const statements = [
  `create table live_events (
    id bigint generated always as identity primary key,
    account_id uuid references accounts on delete cascade,
    kind text not null,
    subject_id uuid not null,
    at timestamptz not null default now()
  )`,
  "create index live_events_of_account on live_events (account_id, id)",
  "create index live_events_by_time on live_events (at)",

  `create function tell(account uuid, kind text, subject uuid) returns void language plpgsql as $$
    begin
      insert into live_events (account_id, kind, subject_id) values (account, kind, subject);
    end $$`,

  `create function tell_of_offer() returns trigger language plpgsql as $$
    begin
      if new.status = 'Offered' and (tg_op = 'INSERT' or old.status <> 'Offered') then
        perform tell(new.provider_id, 'job-offered', new.job_id);
      elsif tg_op = 'UPDATE' and old.status = 'Offered' and new.status in ('Withdrawn', 'Expired') then
        perform tell(new.provider_id, 'job-taken', new.job_id);
      end if;
      return null;
    end $$`,
  `create trigger offers_tell after insert or update of status on offers
    for each row execute function tell_of_offer()`,

  `create function tell_of_job() returns trigger language plpgsql as $$
    declare job jobs%rowtype;
    begin
      select * into job from jobs where id = new.job_id;
      perform tell(job.customer_id, 'job-' || new.kind, new.job_id);
      if job.provider_id is not null then
        perform tell(job.provider_id, 'job-' || new.kind, new.job_id);
      end if;
      perform tell(null, 'job-' || new.kind, new.job_id);
      return null;
    end $$`,
  `create trigger job_events_tell after insert on job_events
    for each row execute function tell_of_job()`,

  `create function tell_of_provider() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform tell(null, 'account-pending', new.account_id);
      elsif new.status <> old.status then
        perform tell(new.account_id, 'account-' || lower(new.status), new.account_id);
        perform tell(null, 'account-' || lower(new.status), new.account_id);
      end if;
      return null;
    end $$`,
  `create trigger providers_tell after insert or update of status on providers
    for each row execute function tell_of_provider()`,

  `create function tell_of_payment() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform tell(null, 'payment-' || new.status, new.id);
      elsif new.status <> old.status then
        perform tell(new.account_id, 'payment-' || new.status, new.id);
        perform tell(null, 'payment-' || new.status, new.id);
      end if;
      return null;
    end $$`,
  `create trigger wallet_payments_tell after insert or update of status on wallet_payments
    for each row execute function tell_of_payment()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
