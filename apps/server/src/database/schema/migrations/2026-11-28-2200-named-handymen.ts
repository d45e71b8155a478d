import { type Kysely, sql } from "kysely";

const statements = [
  `create table quote_handymen (
    quote_id uuid not null references quotes on delete cascade,
    provider_id uuid not null references providers on delete cascade,
    trade_id integer not null references skills,
    leads boolean not null,
    primary key (quote_id, provider_id)
  )`,
  `create unique index quote_handymen_leader on quote_handymen (quote_id) where leads`,
  `create index quote_handymen_of_provider on quote_handymen (provider_id)`,
  `alter table contracts add column only_days_worked boolean not null default false`,
];

/** Handymen named with a price (docs/product.md Q2), and contracts that ended before their time (X7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
