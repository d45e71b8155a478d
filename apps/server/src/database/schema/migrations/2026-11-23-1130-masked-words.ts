import { type Kysely, sql } from "kysely";
import { maskContacts } from "../../../values/mask-contacts.ts";

const jobsAtOnce = 1_000;
const beforeAll = "00000000-0000-0000-0000-000000000000";

interface Words {
  id: string;
  description: string;
}

const readWords = (db: Kysely<unknown>, afterId: string) =>
  sql<Words>`select id, description from jobs where description is not null and id > ${afterId}
    order by id limit ${sql.lit(jobsAtOnce)}`.execute(db);

async function maskWords(db: Kysely<unknown>): Promise<void> {
  let { rows } = await readWords(db, beforeAll);
  while (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    const masked = rows.map(({ description }) => maskContacts(description));
    await sql`update jobs set description_masked = kept.words
      from unnest(${ids}::uuid[], ${masked}::text[]) kept (id, words) where kept.id = jobs.id`.execute(db);
    ({ rows } = await readWords(db, ids.at(-1) ?? beforeAll));
  }
}

/** What a customer wrote is masked when they post it, and no longer by each handyman who lists the job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column description_masked text`.execute(db);
  await maskWords(db);
  await sql`alter table jobs add constraint jobs_words_masked
    check ((description is null) = (description_masked is null))`.execute(db);
}
