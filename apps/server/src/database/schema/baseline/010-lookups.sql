-- The catalogue: where there is work, and which.

create table cities (
  id integer generated always as identity primary key,
  name text not null unique,
  latitude double precision not null,
  longitude double precision not null
);

create table areas (
  id integer generated always as identity primary key,
  city_id integer not null references cities,
  name text not null,
  unique (city_id, name)
);

create table categories (
  id integer generated always as identity primary key,
  name text not null unique,
  slug text not null unique,
  description text not null
);

create table skills (
  id integer generated always as identity primary key,
  category_id integer not null references categories,
  name text not null unique,
  description text not null,
  price_from_paisa bigint not null,
  price_to_paisa bigint not null
);
create index skills_of_category on skills (category_id, id);

create table sub_skills (
  id integer generated always as identity primary key,
  skill_id integer not null references skills,
  name text not null unique
);
create index sub_skills_of_skill on sub_skills (skill_id, id);

-- Grows with each change of the catalogue: processes that have it in memory read it again.
create table catalogue_version (
  only_one boolean default true primary key check (only_one),
  version bigint not null
);

insert into catalogue_version (version) values (1);
