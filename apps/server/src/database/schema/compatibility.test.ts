import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findNarrowing } from "./compatibility.ts";

const folder = join(import.meta.dirname, "migrations");
/** Versions before it are ready on their own schema alone. */
const first = "2026-11-24-0037-schema-compatibility.ts";

it.each([
  "alter table jobs drop column area_id",
  "drop table offers",
  "alter table jobs rename column a to b",
  "alter table jobs alter column a set not null",
  "alter table jobs alter column a type bigint",
  "alter table jobs add column a int not null",
  "alter table jobs add column b int, add column a int not null, add column c int default 1",
  "alter table jobs add constraint positive check (a > 0)",
  "create unique index on jobs (a)",
  "create unique index jobs_a on jobs (a)",
  "create table b (a int); create unique index b_a on jobs (a)",
  "db.schema.alterTable('jobs').dropColumn('a')",
])("may break an older version: %s", (source) => {
  expect(findNarrowing(source)).not.toEqual([]);
});

it.each([
  "alter table jobs add column a int",
  "alter table jobs add column a int not null default 0",
  "alter table jobs add column a int default 0 not null",
  "create table a (b text primary key not null)",
  "create index on jobs (a)",
  "create table b (a int); create unique index b_a on b (a) where a > 0",
  "alter table jobs alter column a drop not null",
  "-- drop table offers",
  "/** Used to drop table offers. */",
])("an older version works on after: %s", (source) => {
  expect(findNarrowing(source)).toEqual([]);
});

it("each migration that takes away or narrows something says that older versions cannot work on it", () => {
  const unsaid = readdirSync(folder)
    .filter((name) => name > first && name.endsWith(".ts"))
    .filter((name) => {
      const source = readFileSync(join(folder, name), "utf8");
      const ends = source.includes(`endCompatibility(db, "${name.replace(".ts", "")}")`);
      return findNarrowing(source).length > 0 && !ends;
    });
  expect(unsaid).toEqual([]);
});
