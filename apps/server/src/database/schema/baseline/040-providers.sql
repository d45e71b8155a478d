-- Handymen: application, skills, papers, visits to the office, and their rank in dispatch.

create table providers (
  account_id uuid primary key references accounts on delete cascade,
  father_name text not null,
  phone_alt text,
  cnic text not null constraint providers_cnic_unique unique,
  gender text not null,
  city_id integer not null references cities,
  area_id integer not null references areas,
  category_id integer not null references categories,
  qualification text,
  experience_years integer,
  status text not null check (status in ('Pending', 'SentBack', 'Verified', 'Rejected', 'Suspended', 'Closed')),
  status_reason text,
  is_available boolean not null default true,
  idle_since timestamptz not null,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index providers_by_other_phone on providers (phone_alt) where phone_alt is not null;
create index providers_by_status on providers (status, created_at desc, account_id desc);
create index providers_by_time on providers (created_at desc, account_id desc);
create index providers_by_verification on providers (verified_at) where verified_at is not null;
create index providers_in_directory_0 on providers (created_at desc, account_id desc)
  where status = 'Verified' and is_available;
create index providers_in_directory_1 on providers (category_id, created_at desc, account_id desc)
  where status = 'Verified' and is_available;
create index providers_in_directory_2 on providers (city_id, created_at desc, account_id desc)
  where status = 'Verified' and is_available;
create index providers_in_directory_3 on providers (category_id, city_id, created_at desc, account_id desc)
  where status = 'Verified' and is_available;
create index providers_of_area on providers (city_id, category_id, area_id)
  where status = 'Verified' and is_available;

create table provider_skills (
  provider_id uuid not null references providers on delete cascade,
  skill_id integer not null references skills,
  primary key (provider_id, skill_id)
);
create index provider_skills_by_skill on provider_skills (skill_id, provider_id);

create table provider_sub_skills (
  provider_id uuid not null references providers on delete cascade,
  sub_skill_id integer not null references sub_skills,
  primary key (provider_id, sub_skill_id)
);

-- The place of a handyman in the order of dispatch (docs/product.md O2), without the area. One index reads it in that order.
-- Triggers keep it (functions/provider-ranks.sql).
create table provider_ranks (
  provider_id uuid primary key references providers on delete cascade,
  city_id integer not null,
  category_id integer not null,
  is_askable boolean not null,
  idle_since timestamptz not null,
  skill_ids integer[] not null default '{}',
  open_jobs integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  rating numeric not null generated always as (
    case when rating_count = 0 then 0 else rating_sum::numeric / rating_count end
  ) stored
) with (autovacuum_vacuum_scale_factor = 0.05);
create index provider_ranks_in_order on provider_ranks (city_id, category_id, open_jobs, rating desc, idle_since, provider_id)
  where is_askable;

create table identity_requests (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  status text not null check (status in ('Waiting', 'Agreed', 'Refused', 'Withdrawn')),
  changes jsonb not null,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts
);
create index identity_requests_by_status on identity_requests (status, created_at desc, id desc);
create index identity_requests_by_time on identity_requests (created_at desc, id desc);
create index identity_requests_of_account on identity_requests (account_id, created_at desc, id desc);
create unique index identity_requests_waiting on identity_requests (account_id) where status = 'Waiting';

create table visits (
  id uuid primary key,
  provider_id uuid not null references providers on delete cascade,
  starts_at timestamptz not null,
  status text not null check (status in ('Booked', 'Cancelled', 'Came', 'Missed')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts
);
create unique index visits_booked on visits (provider_id) where status = 'Booked';
create index visits_by_time on visits (starts_at, id);
create index visits_waiting on visits (starts_at, id) where status = 'Booked';
