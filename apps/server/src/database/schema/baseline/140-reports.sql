-- Daily sums for reports.

-- `until` is the first day that is not summed up yet.
create table report_progress (
  id boolean default true primary key check (id),
  until date not null
);

create table report_facts (
  day date not null,
  city_id integer not null references cities,
  category_id integer not null references categories,
  signups integer not null,
  verified integer not null,
  accepted integer not null,
  completions integer not null,
  turnover_paisa bigint not null,
  revenue_paisa bigint not null,
  primary key (day, city_id, category_id)
);

-- How many jobs were accepted after how long, by class of waiting time.
create table report_waits (
  day date not null,
  city_id integer not null references cities,
  category_id integer not null references categories,
  class smallint not null,
  jobs integer not null,
  primary key (day, city_id, category_id, class)
);
