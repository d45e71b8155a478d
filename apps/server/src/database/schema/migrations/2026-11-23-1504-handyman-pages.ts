import { type Kysely, sql } from "kysely";
import { maskContacts } from "../../../values/mask-contacts.ts";

const reviewsAtOnce = 1_000;
const beforeAll = "00000000-0000-0000-0000-000000000000";

interface Words {
  jobId: string;
  feedback: string;
}

const readWords = (db: Kysely<unknown>, afterId: string) =>
  sql<Words>`select job_id as "jobId", feedback from reviews where reported_by = 'customer' and job_id > ${afterId}
    order by job_id limit ${sql.lit(reviewsAtOnce)}`.execute(db);

async function maskWords(db: Kysely<unknown>): Promise<void> {
  let { rows } = await readWords(db, beforeAll);
  while (rows.length > 0) {
    const ids = rows.map(({ jobId }) => jobId);
    const masked = rows.map(({ feedback }) => maskContacts(feedback));
    await sql`update reviews set public_words = masked.words
      from unnest(${ids}::uuid[], ${masked}::text[]) masked (id, words) where masked.id = reviews.job_id`.execute(db);
    ({ rows } = await readWords(db, ids.at(-1) ?? beforeAll));
  }
}

/**
 * The public page of each handyman: a random id of its own, the words of reviews without contact data, and the indexes of its lists. Only
 * the customer's own words become public.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers add column public_id uuid not null default gen_random_uuid()
    constraint providers_public_id_unique unique`.execute(db);
  await sql`create index providers_in_directory_4 on providers (area_id, created_at desc, account_id desc)
    where status = 'Verified' and is_available`.execute(db);
  await sql`alter table reviews add column public_words text`.execute(db);
  await maskWords(db);
  await sql`create index reviews_in_public on reviews (provider_id, created_at desc, job_id desc)
    where voided_at is null and reported_by = 'customer' and public_words <> ''`.execute(db);
}
