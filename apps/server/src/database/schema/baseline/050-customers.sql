-- Customers and the addresses that they use.

create table customers (
  account_id uuid primary key references accounts on delete cascade,
  city text,
  area text,
  address text,
  caller_phone text constraint customers_caller_phone_unique unique,
  status text not null default 'Active' constraint customers_status_known check (status in ('Active', 'Blocked', 'Closed')),
  status_reason text
);
create index customers_by_caller_start on customers (caller_phone text_pattern_ops) where caller_phone is not null;

create table customer_addresses (
  id uuid primary key,
  account_id uuid not null references customers on delete cascade,
  label text not null,
  city_id integer not null references cities,
  area_id integer not null references areas,
  address text not null,
  landmark text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);
create index customer_addresses_of_account on customer_addresses (account_id, created_at desc, id desc);
