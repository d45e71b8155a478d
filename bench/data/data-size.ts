import { sql } from "kysely";

/** The number of rows in a filled database. */
export interface DataSize {
  providers: number;
  customers: number;
  jobs: number;
  /** Completed and paid jobs. Each has six lines in the ledger. */
  settledJobs: number;
  /** Payments of dues. Each has two lines. */
  duesPayments: number;
  /** Wallet payments and cash that wait for the office, and failed payments. */
  openPayments: number;
  contracts: number;
  inquiries: number;
  mails: number;
  /** The end of its two years. */
  until: Date;
}

/** At scale 1: 100,000 providers, 1 million jobs, 1 million ledger lines. */
export function sizeAt(scale: number, until: Date): DataSize {
  const times = (count: number) => Math.round(count * scale);
  return {
    providers: times(100_000),
    customers: times(200_000),
    jobs: times(1_000_000),
    settledJobs: times(150_000),
    duesPayments: times(50_000),
    openPayments: times(5_000),
    contracts: times(20_000),
    inquiries: times(50_000),
    mails: times(100_000),
    until,
  };
}

/** A number from 0 to 1 that looks random and is the same in each run. It depends on a row's number and a salt that separates choices. */
export const makeChance = sql`
  create or replace function pg_temp.chance(n bigint, salt bigint) returns double precision language sql immutable
  as 'select (hashint8extended(n, salt) & 9007199254740991) / 9007199254740992.0::double precision'`;

/** Spreads rows over the two years, more of them towards the end. Whole milliseconds, as the portal writes them. */
export const momentOf = (rows: number, until: Date) => sql`
  date_trunc('milliseconds', ${until}::timestamptz - interval '730 days' * (1 - sqrt(n / ${rows}::double precision)))`;

/** Picks from an array. `skew` above 1 prefers the first elements. */
export const pick = (array: ReturnType<typeof sql>, salt: number, skew = 1) => sql`
  (${array})[1 + floor(cardinality(${array}) * power(pg_temp.chance(n, ${salt}), ${skew}::double precision))]`;

/** A UUID that looks random (version 4) and is the same in each run. */
export const makeIds = sql`
  create or replace function pg_temp.id_of(text) returns uuid language sql immutable
  as $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$`;

/** The id of a row from its number. */
export const idOf = (kind: string, number: ReturnType<typeof sql> = sql`n`) => sql`pg_temp.id_of(${kind} || ${number})`;
