-- Jobs, their offers and history, pictures and voice, and reviews.

-- People call a job by its number: H-10001.
create sequence job_numbers as integer start 10001;

create table jobs (
  id uuid primary key,
  customer_id uuid not null references accounts,
  provider_id uuid references providers,
  status text not null check (status in ('Requested', 'Accepted', 'InProgress', 'Completed', 'Cancelled')),
  category_id integer not null references categories,
  skill_id integer not null references skills,
  sub_skill_id integer references sub_skills,
  city_id integer not null references cities,
  area_id integer not null references areas,
  address text not null,
  description text,
  contact_phone text not null,
  latitude double precision,
  longitude double precision,
  scheduled_for timestamptz,
  payment_method text not null,
  created_at timestamptz not null,
  accepted_at timestamptz,
  arrived_at timestamptz,
  arrival_verified boolean not null default false,
  arrival_distance_meters double precision,
  arrival_accuracy_meters double precision,
  details_submitted_at timestamptz,
  duration_days integer,
  price_paisa bigint check (price_paisa >= 0),
  work_description text,
  work_location text,
  work_status text,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid references accounts,
  cancel_reason text,
  confirmed_at timestamptz,
  draft_feedback text,
  draft_rating integer,
  agreed_price_paisa bigint,
  disputed_price_paisa bigint,
  price_objection text,
  start_code text,
  start_code_tries integer not null default 0,
  pin_reported_at timestamptz,
  proposed_time timestamptz,
  proposed_by uuid references accounts,
  follows_job_id uuid references jobs,
  number integer not null default nextval('job_numbers'),
  check (status in ('Requested', 'Cancelled') or provider_id is not null),
  constraint jobs_check1 check ((latitude is null) = (longitude is null))
);
alter sequence job_numbers owned by jobs.number;
create index jobs_active on jobs (provider_id, accepted_at desc, id desc) where status in ('Accepted', 'InProgress');
create index jobs_by_acceptance on jobs (accepted_at) where accepted_at is not null;
create index jobs_by_city on jobs (city_id, created_at desc, id desc);
create index jobs_by_city_and_status on jobs (city_id, status, created_at desc, id desc);
create index jobs_by_completion on jobs (completed_at) where completed_at is not null;
create index jobs_by_contact_phone on jobs (contact_phone, created_at desc, id desc);
create unique index jobs_by_number on jobs (number);
create index jobs_by_phone_start on jobs (contact_phone text_pattern_ops);
create index jobs_by_schedule on jobs (scheduled_for, id) where scheduled_for is not null;
create index jobs_by_status on jobs (status, created_at desc, id desc);
create index jobs_by_time on jobs (created_at desc, id desc);
create index jobs_completed on jobs (provider_id, completed_at desc, id desc) where status = 'Completed';
create index jobs_of_customer on jobs (customer_id, created_at desc, id desc);
create index jobs_of_provider on jobs (provider_id, created_at desc, id desc) where provider_id is not null;
create index jobs_that_follow on jobs (follows_job_id) where follows_job_id is not null;
create index jobs_with_disputed_price on jobs (created_at, id) where disputed_price_paisa = price_paisa;
create index jobs_with_open_objection on jobs (details_submitted_at, id)
  where disputed_price_paisa = price_paisa and agreed_price_paisa is distinct from price_paisa;
create index jobs_with_pin_of_area on jobs (area_id, created_at desc, id desc) where latitude is not null;

create table offers (
  job_id uuid not null references jobs on delete cascade,
  provider_id uuid not null references providers,
  status text not null check (status in ('Offered', 'Accepted', 'Rejected', 'Expired', 'Withdrawn')),
  round integer not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  expires_at timestamptz,
  primary key (job_id, provider_id)
);
create index offers_being_asked on offers (job_id) where status = 'Offered';
create index offers_open on offers (provider_id, created_at desc, job_id desc) where status = 'Offered';

create table job_events (
  id bigint generated always as identity primary key,
  job_id uuid not null references jobs on delete cascade,
  actor_id uuid references accounts,
  kind text not null,
  at timestamptz not null,
  detail jsonb
);
create index job_events_of_job on job_events (job_id, id);

create table job_attachments (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  file_id uuid not null constraint job_attachments_file_unique unique references files on delete cascade,
  added_by uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('picture', 'voice', 'before', 'after')),
  seconds integer check (seconds > 0),
  created_at timestamptz not null
);
create index job_attachments_by_adder on job_attachments (added_by);
create index job_attachments_of_job on job_attachments (job_id, created_at, id);

create table reviews (
  job_id uuid primary key references jobs on delete cascade,
  provider_id uuid not null references providers,
  rating integer not null check (rating >= 1 and rating <= 5),
  feedback text not null,
  reported_by text not null check (reported_by in ('provider', 'customer')),
  created_at timestamptz not null,
  voided_at timestamptz
);
create index reviews_by_provider on reviews (provider_id, created_at desc, job_id desc);
create index reviews_by_rating on reviews (rating, created_at desc, job_id desc);
create index reviews_by_time on reviews (created_at desc, job_id desc);
create index reviews_of_provider on reviews (provider_id, created_at desc, job_id desc) where voided_at is null;
create index reviews_that_rate on reviews (provider_id) include (rating)
  where voided_at is null and reported_by = 'customer';
