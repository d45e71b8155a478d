-- Every process reads the catalogue again when its version changes.

create function bump_catalogue_version() returns trigger
language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end
$$;
create trigger areas_bump_version after insert or delete or update or truncate on areas
  for each statement
  execute function bump_catalogue_version();
create trigger categories_bump_version after insert or delete or update or truncate on categories
  for each statement
  execute function bump_catalogue_version();
create trigger cities_bump_version after insert or delete or update or truncate on cities
  for each statement
  execute function bump_catalogue_version();
create trigger skills_bump_version after insert or delete or update or truncate on skills
  for each statement
  execute function bump_catalogue_version();
create trigger sub_skills_bump_version after insert or delete or update or truncate on sub_skills
  for each statement
  execute function bump_catalogue_version();
create trigger skill_aliases_bump_version after insert or delete or update or truncate on skill_aliases
  for each statement
  execute function bump_catalogue_version();
create trigger sub_skill_aliases_bump_version after insert or delete or update or truncate on sub_skill_aliases
  for each statement
  execute function bump_catalogue_version();
