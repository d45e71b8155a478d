-- Jobs, reviews and skills change the rank of a handyman, at the commit: the rank is the last row that a transaction locks, so that
-- transactions which lock jobs, providers or offers cannot deadlock. Changes add and subtract, so that simultaneous changes do not
-- overwrite each other.

create function update_rank_of_job() returns trigger
language plpgsql as $$
declare
  former uuid := case when tg_op <> 'INSERT' and old.provider_id is not null and old.status in ('Accepted', 'InProgress') then old.provider_id end;
  present uuid := case when tg_op <> 'DELETE' and new.provider_id is not null and new.status in ('Accepted', 'InProgress') then new.provider_id end;
begin
  if former is not distinct from present then return null; end if;
  -- Ordered, so that two jobs that move between the same two handymen cannot deadlock.
  perform from provider_ranks where provider_id in (former, present) order by provider_id for no key update;
  update provider_ranks set open_jobs = open_jobs + case when provider_id = present then 1 else -1 end
    where provider_id in (former, present);
  return null;
end
$$;
create constraint trigger jobs_rank_delete after delete on jobs
  deferrable initially deferred
  for each row when (old.provider_id is not null and old.status in ('Accepted', 'InProgress'))
  execute function update_rank_of_job();
create constraint trigger jobs_rank_insert after insert on jobs
  deferrable initially deferred
  for each row when (new.provider_id is not null and new.status in ('Accepted', 'InProgress'))
  execute function update_rank_of_job();
create constraint trigger jobs_rank_update after update of status, provider_id on jobs
  deferrable initially deferred
  for each row when (
    (old.provider_id is not null and old.status in ('Accepted', 'InProgress'))
      <> (new.provider_id is not null and new.status in ('Accepted', 'InProgress'))
    or old.provider_id <> new.provider_id
  )
  execute function update_rank_of_job();

create function update_rank_of_review() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (old.reported_by = 'customer' and old.voided_at is null) then
    update provider_ranks set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
      where provider_id = old.provider_id;
  end if;
  if tg_op <> 'DELETE' and (new.reported_by = 'customer' and new.voided_at is null) then
    update provider_ranks set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
      where provider_id = new.provider_id;
  end if;
  return null;
end
$$;
create constraint trigger reviews_rank after insert or delete or update of provider_id, rating, reported_by, voided_at
  on reviews
  deferrable initially deferred
  for each row
  execute function update_rank_of_review();

create function update_rank_of_skill() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update provider_ranks set skill_ids = array_remove(skill_ids, old.skill_id) where provider_id = old.provider_id;
  end if;
  if tg_op <> 'DELETE' then
    update provider_ranks set skill_ids = skill_ids || new.skill_id where provider_id = new.provider_id;
  end if;
  return null;
end
$$;
create constraint trigger provider_skills_rank after insert or delete or update on provider_skills
  deferrable initially deferred
  for each row
  execute function update_rank_of_skill();
