import { type Kysely, sql } from "kysely";

const tables = ["cities", "areas", "categories", "skills", "sub_skills"];

/** Grows with each change of the catalogue, in the change's own transaction: processes that know its names by heart see that they must read anew. */
const statements = [
  "create table catalogue_version (only_one boolean primary key default true check (only_one), version bigint not null)",
  "insert into catalogue_version (version) values (1)",
  `create function count_catalogue_change() returns trigger language plpgsql as $$
  begin
    update catalogue_version set version = version + 1;
    return null;
  end $$`,
  ...tables.map(
    (table) => `create trigger ${table}_count_change after insert or update or delete or truncate on ${table}
      for each statement execute function count_catalogue_change()`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
