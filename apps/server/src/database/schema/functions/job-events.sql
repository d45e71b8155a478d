-- Live events of jobs: steps, offers, pictures and voice, reviews.

create function publish_job_event() returns trigger
language plpgsql as $$
begin
  insert into live_events (account_id, kind, subject_id, detail, notified_at)
    select reader.id, 'job-' || new.kind, job.id, reader.detail, case when reader.id is null then now() end
    from jobs job, jsonb_build_object('actorId', new.actor_id) actor, lateral (
      values (1, job.customer_id, actor), (2, job.provider_id, actor), (3, null, null)
    ) reader (place, id, detail)
    where job.id = new.job_id and (reader.id is not null or reader.place = 3)
    order by reader.place;
  return null;
end
$$;
create trigger job_events_publish after insert on job_events
  for each row
  execute function publish_job_event();

-- One statement for all offers of a round.
create function publish_new_offers() returns trigger
language plpgsql as $$
begin
  insert into live_events (account_id, kind, subject_id)
    select provider_id, 'job-offered', job_id from new_offers where status = 'Offered';
  return null;
end
$$;
create trigger offers_publish_new after insert on offers
  referencing new table as new_offers
  for each statement
  execute function publish_new_offers();

create function publish_offer_event() returns trigger
language plpgsql as $$
begin
  if new.status = 'Offered' and old.status <> 'Offered' then
    perform publish_event(new.provider_id, 'job-offered', new.job_id);
  elsif old.status in ('Offered', 'Accepted') and new.status in ('Withdrawn', 'Expired') then
    perform publish_event(new.provider_id, 'job-taken', new.job_id, jsonb_build_object('offer', new.status, 'from', old.status));
  end if;
  if old.status = 'Offered' and new.status in ('Rejected', 'Expired') then
    perform publish_event(null, 'offer-closed', new.job_id);
  end if;
  return null;
end
$$;
create trigger offers_publish after update of status on offers
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
