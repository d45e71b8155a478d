-- When a row is deleted, the name of its file is noted for the sweeper.

create function record_unclaimed_file() returns trigger
language plpgsql as $$
begin
  insert into unclaimed_files (stored_name, since) values (old.stored_name, now()) on conflict do nothing;
  return null;
end
$$;
create trigger files_record_unclaimed after delete on files
  for each row
  execute function record_unclaimed_file();
