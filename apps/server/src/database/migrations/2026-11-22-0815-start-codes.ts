import { type Kysely, sql } from "kysely";

/**
 * Four digits that verify an arrival where no position does, with the wrong tries; and when a handyman said that the pin is wrong. Jobs in
 * hand get their code now.
 */
const statements = [
  `alter table jobs add column start_code text, add column start_code_tries int not null default 0,
    add column pin_reported_at timestamptz`,
  `update jobs set start_code = lpad(((('x' || substr(md5(gen_random_uuid()::text), 1, 7))::bit(28)::int) % 10000)::text, 4, '0')
    where status in ('Accepted', 'InProgress')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
