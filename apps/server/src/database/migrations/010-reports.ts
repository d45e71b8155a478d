import { type Kysely, sql } from "kysely";

const statements = [
  // What a day brought, once it is over; `until` is the first day that is not summed up yet.
  `create table report_progress (
    id boolean primary key default true check (id),
    until date not null
  )`,
  `create table report_facts (
    day date not null,
    city_id integer not null references cities,
    category_id integer not null references categories,
    signups integer not null,
    verified integer not null,
    accepted integer not null,
    completions integer not null,
    turnover_paisa bigint not null,
    revenue_paisa bigint not null,
    primary key (day, city_id, category_id)
  )`,
  // How many jobs were accepted after so long, by class of waiting time.
  `create table report_waits (
    day date not null,
    city_id integer not null references cities,
    category_id integer not null references categories,
    class smallint not null,
    jobs integer not null,
    primary key (day, city_id, category_id, class)
  )`,

  // Today is counted as it stands.
  "create index jobs_by_acceptance on jobs (accepted_at) where accepted_at is not null",
  "create index jobs_by_completion on jobs (completed_at) where completed_at is not null",
  "create index providers_by_verification on providers (verified_at) where verified_at is not null",
  "create index ledger_transactions_of_jobs on ledger_transactions (posted_at) where job_id is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
