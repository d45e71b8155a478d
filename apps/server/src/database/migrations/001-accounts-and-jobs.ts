import { type Kysely, sql } from "kysely";

const statements = [
  `create table accounts (
    id uuid primary key,
    role text not null check (role in ('Provider', 'Customer', 'Verifier', 'Dispatcher', 'Finance', 'Support', 'Owner')),
    first_name text not null,
    last_name text not null,
    email text constraint accounts_email_unique unique,
    phone text constraint accounts_phone_unique unique,
    password_hash text,
    created_at timestamptz not null,
    check (email is not null or phone is not null)
  )`,
  `create table sessions (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  "create index sessions_open on sessions (account_id) where ended_at is null",

  `create table customers (
    account_id uuid primary key references accounts on delete cascade,
    city text,
    area text,
    address text
  )`,

  `create table cities (
    id integer generated always as identity primary key,
    name text not null unique,
    latitude double precision not null,
    longitude double precision not null
  )`,
  `create table areas (
    id integer generated always as identity primary key,
    city_id integer not null references cities,
    name text not null,
    unique (city_id, name)
  )`,
  `create table categories (
    id integer generated always as identity primary key,
    name text not null unique,
    slug text not null unique,
    description text not null
  )`,
  `create table skills (
    id integer generated always as identity primary key,
    category_id integer not null references categories,
    name text not null unique,
    description text not null,
    price_from_paisa bigint not null,
    price_to_paisa bigint not null
  )`,
  "create index skills_of_category on skills (category_id, id)",
  `create table sub_skills (
    id integer generated always as identity primary key,
    skill_id integer not null references skills,
    name text not null unique
  )`,
  "create index sub_skills_of_skill on sub_skills (skill_id, id)",

  `create table providers (
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
    status text not null check (status in ('Pending', 'SentBack', 'Verified', 'Rejected', 'Suspended')),
    status_reason text,
    is_available boolean not null default true,
    idle_since timestamptz not null,
    created_at timestamptz not null,
    verified_at timestamptz
  )`,
  "create index providers_by_status on providers (status, created_at desc, account_id desc)",
  "create index providers_by_time on providers (created_at desc, account_id desc)",
  "create index providers_to_dispatch on providers (city_id, category_id) where status = 'Verified' and is_available",
  `create table provider_skills (
    provider_id uuid not null references providers on delete cascade,
    skill_id integer not null references skills,
    primary key (provider_id, skill_id)
  )`,
  "create index provider_skills_by_skill on provider_skills (skill_id, provider_id)",
  `create table provider_sub_skills (
    provider_id uuid not null references providers on delete cascade,
    sub_skill_id integer not null references sub_skills,
    primary key (provider_id, sub_skill_id)
  )`,

  `create table jobs (
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
    check ((status in ('Requested', 'Cancelled')) or provider_id is not null),
    check ((latitude is null) = (longitude is null))
  )`,
  "create index jobs_by_time on jobs (created_at desc, id desc)",
  "create index jobs_by_status on jobs (status, created_at desc, id desc)",
  "create index jobs_of_customer on jobs (customer_id, created_at desc, id desc)",
  "create index jobs_active on jobs (provider_id, accepted_at desc, id desc) where status in ('Accepted', 'InProgress')",
  "create index jobs_completed on jobs (provider_id, completed_at desc, id desc) where status = 'Completed'",
  `create table offers (
    job_id uuid not null references jobs on delete cascade,
    provider_id uuid not null references providers,
    status text not null check (status in ('Offered', 'Accepted', 'Rejected', 'Expired', 'Withdrawn')),
    round integer not null,
    created_at timestamptz not null,
    decided_at timestamptz,
    primary key (job_id, provider_id)
  )`,
  "create index offers_open on offers (provider_id, created_at desc, job_id desc) where status = 'Offered'",
  `create table job_events (
    id bigint generated always as identity primary key,
    job_id uuid not null references jobs on delete cascade,
    actor_id uuid references accounts,
    kind text not null,
    at timestamptz not null,
    detail jsonb
  )`,
  "create index job_events_of_job on job_events (job_id, id)",
  `create table reviews (
    job_id uuid primary key references jobs on delete cascade,
    provider_id uuid not null references providers,
    rating integer not null check (rating between 1 and 5),
    feedback text not null,
    reported_by text not null check (reported_by in ('provider', 'customer')),
    created_at timestamptz not null,
    voided_at timestamptz
  )`,
  "create index reviews_of_provider on reviews (provider_id, created_at desc, job_id desc) where voided_at is null",

  `create table audit_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id uuid not null references accounts,
    action text not null,
    subject_type text not null,
    subject_id text not null,
    before jsonb,
    after jsonb,
    reason text
  )`,
  "create index audit_by_subject on audit_entries (subject_type, subject_id, id desc)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
