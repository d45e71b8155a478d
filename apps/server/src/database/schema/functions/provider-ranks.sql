-- The values by which dispatch and the public directory order handymen, one row for each.

create function compute_provider_ranks() returns table (
  provider_id uuid, city_id integer, category_id integer, is_askable boolean, idle_since timestamptz,
  skill_ids integer[], open_jobs integer, rating_sum integer, rating_count integer,
  created_at timestamptz, public_id uuid
)
language sql stable as $$
select account_id, city_id, category_id, status = 'Verified' and is_available as is_askable, idle_since,
  coalesce(own.skill_ids, '{}') as skill_ids, coalesce(work.open_jobs, 0)::int as open_jobs,
  coalesce(fame.rating_sum, 0)::int as rating_sum, coalesce(fame.rating_count, 0)::int as rating_count,
  created_at, public_id
from providers
left join (select provider_id, array_agg(skill_id order by skill_id) as skill_ids from provider_skills group by 1) own
  on own.provider_id = account_id
left join (
    select provider_id, count(*) as open_jobs from jobs
    where provider_id is not null and status in ('Accepted', 'InProgress') group by 1
  ) work
  on work.provider_id = account_id
left join (
    select provider_id, sum(rating) as rating_sum, count(*) as rating_count from reviews
    where reported_by = 'customer' and voided_at is null group by 1
  ) fame
  on fame.provider_id = account_id
$$;

-- A transaction that has changed a job or a review and not yet committed adds its change afterwards, when it locks the rank.
create function rebuild_provider_ranks() returns void
language plpgsql as $$
begin
  insert into provider_ranks (provider_id, city_id, category_id, is_askable, idle_since, created_at, public_id)
    select provider_id, city_id, category_id, is_askable, idle_since, created_at, public_id from compute_provider_ranks()
    on conflict do nothing;
  perform from provider_ranks order by provider_id for update;
  update provider_ranks rank set city_id = counted.city_id, category_id = counted.category_id, is_askable = counted.is_askable,
    idle_since = counted.idle_since, skill_ids = counted.skill_ids, open_jobs = counted.open_jobs,
    rating_sum = counted.rating_sum, rating_count = counted.rating_count,
    created_at = counted.created_at, public_id = counted.public_id
  from compute_provider_ranks() counted where counted.provider_id = rank.provider_id;
end
$$;

create function update_provider_rank() returns trigger
language plpgsql as $$
begin
  insert into provider_ranks (provider_id, city_id, category_id, is_askable, idle_since, created_at, public_id)
  values (new.account_id, new.city_id, new.category_id, new.status = 'Verified' and new.is_available, new.idle_since,
    new.created_at, new.public_id)
  on conflict (provider_id) do update set city_id = excluded.city_id, category_id = excluded.category_id,
    is_askable = excluded.is_askable, idle_since = excluded.idle_since, created_at = excluded.created_at,
    public_id = excluded.public_id;
  return null;
end
$$;
create constraint trigger providers_rank after insert or update of city_id, category_id, status, is_available, idle_since, created_at, public_id
  on providers
  deferrable initially deferred
  for each row
  execute function update_provider_rank();
