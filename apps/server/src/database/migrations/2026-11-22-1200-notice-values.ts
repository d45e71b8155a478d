import { type Kysely, sql } from "kysely";

const statements = [
  // The words of a notice are made when somebody reads it, in their language; rows from before have only their words.
  "alter table notices add column text_values jsonb, alter column subject drop not null, alter column text drop not null",
  "alter table notices add constraint notices_worded check (text_values is not null or (subject is not null and text is not null))",
  // The language of mails.
  "alter table accounts add column language text not null default 'en' check (language in ('en', 'ur'))",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
