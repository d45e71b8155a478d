import { type Kysely, sql } from "kysely";

/** Addresses that customers keep for their next job. */
const statements = [
  `create table customer_addresses (
    id uuid primary key,
    account_id uuid not null references customers on delete cascade,
    label text not null,
    city_id integer not null references cities,
    area_id integer not null references areas,
    address text not null,
    landmark text,
    latitude double precision,
    longitude double precision,
    created_at timestamptz not null,
    check ((latitude is null) = (longitude is null))
  )`,
  "create index customer_addresses_of_account on customer_addresses (account_id, created_at desc, id desc)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
