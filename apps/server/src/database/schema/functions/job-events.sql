-- Live events of jobs: steps, offers, pictures and voice, reviews.

create function publish_job_event() returns trigger
language plpgsql as $$
declare
  job jobs%rowtype;
  detail jsonb := jsonb_build_object('actorId', new.actor_id);
begin
  select * into job from jobs where id = new.job_id;
  perform publish_event(job.customer_id, 'job-' || new.kind, new.job_id, detail);
  if job.provider_id is not null then
    perform publish_event(job.provider_id, 'job-' || new.kind, new.job_id, detail);
  end if;
  perform publish_event(null, 'job-' || new.kind, new.job_id);
  return null;
end
$$;
create trigger job_events_publish after insert on job_events
  for each row
  execute function publish_job_event();

create function publish_offer_event() returns trigger
language plpgsql as $$
begin
  if new.status = 'Offered' and (tg_op = 'INSERT' or old.status <> 'Offered') then
    perform publish_event(new.provider_id, 'job-offered', new.job_id);
  elsif tg_op = 'UPDATE' and old.status in ('Offered', 'Accepted') and new.status in ('Withdrawn', 'Expired') then
    perform publish_event(new.provider_id, 'job-taken', new.job_id, jsonb_build_object('offer', new.status));
  end if;
  if tg_op = 'UPDATE' and old.status = 'Offered' and new.status in ('Rejected', 'Expired') then
    perform publish_event(null, 'offer-closed', new.job_id);
  end if;
  return null;
end
$$;
create trigger offers_publish after insert or update of status on offers
  for each row
  execute function publish_offer_event();

create function publish_attachment_event() returns trigger
language plpgsql as $$
begin
  insert into live_events (account_id, kind, subject_id, notified_at)
    select reader, 'job-attachment-added', new.job_id, now() from (
      select customer_id as reader from jobs where id = new.job_id
      union select provider_id from jobs where id = new.job_id and provider_id is not null
      union select provider_id from offers where job_id = new.job_id and status = 'Offered'
      union select null::uuid
    ) readers;
  return null;
end
$$;
create trigger job_attachments_publish after insert on job_attachments
  for each row
  execute function publish_attachment_event();

create function publish_review_event() returns trigger
language plpgsql as $$
begin
  if old.voided_at is null and new.voided_at is not null then
    perform publish_event(new.provider_id, 'review-voided', new.job_id);
    perform publish_event(customer_id, 'review-voided', new.job_id) from jobs where id = new.job_id;
    perform publish_event(null, 'review-voided', new.job_id);
  end if;
  return null;
end
$$;
create trigger reviews_publish after update of voided_at on reviews
  for each row
  execute function publish_review_event();
