import { type Kysely, sql } from "kysely";

/** The words by which people call exact work, such as "nalka leak" for the repair of a tap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table sub_skill_aliases (
        id integer generated always as identity primary key,
        sub_skill_id integer not null references sub_skills,
        name text not null,
        language text not null check (language in ('en', 'ur-Latn', 'ur')),
        unique (sub_skill_id, name)
      )`,
    )
    .execute(db);
}
