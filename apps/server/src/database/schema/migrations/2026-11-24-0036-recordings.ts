import { type Kysely, sql } from "kysely";

/**
 * The recorded sentences of the steps (docs/product.md K6). The sentences and languages are listed in code, so that a new one needs no
 * migration.
 */
const statements = [
  `alter table files drop constraint files_kind_check`,
  `alter table files add constraint files_kind_check check (kind in (
    'profile-image', 'cnic-front', 'cnic-back', 'contract-paper', 'payment-proof', 'job-picture', 'job-voice', 'recording'
  ))`,

  `create table recordings (
    language text not null,
    sentence text not null,
    file_id uuid not null unique references files on delete cascade,
    seconds integer,
    primary key (language, sentence)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
