import { type Kysely, sql } from "kysely";

/**
 * The words by which people call a skill, and those that no search found: a row a phrase and day, without who typed it. The key of a day
 * serves its cap, too.
 */
const statements = [
  `create table skill_aliases (
    id integer generated always as identity primary key,
    skill_id integer not null references skills,
    name text not null,
    language text not null check (language in ('en', 'ur-Latn', 'ur')),
    unique (skill_id, name)
  )`,

  `create table missed_words (
    day date not null,
    words text not null,
    searches integer not null,
    primary key (day, words)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
