import { sql } from "kysely";

/** How much a filled database holds. */
export interface DataSize {
  providers: number;
  customers: number;
  jobs: number;
  /** Completed jobs that are paid for; each leaves six lines in the ledger. */
  settledJobs: number;
  /** Payments of dues; each leaves two. */
  duesPayments: number;
  /** Wallet payments and cash that wait for the office, and payments that came to nothing. */
  openPayments: number;
  contracts: number;
  inquiries: number;
  mails: number;
  /** The end of the two years that it spans. */
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

/**
 * A number from 0 to 1 that looks like chance and is the same in each run: of a row's number and a salt that keeps one choice
 * apart from another.
 */
export const makeChance = sql`
  create or replace function pg_temp.chance(n bigint, salt bigint) returns double precision language sql immutable
  as 'select (hashint8extended(n, salt) & 9007199254740991) / 9007199254740992.0::double precision'`;

/** Makes row n of so many happen within the two years, more of them towards the end; whole milliseconds, as the portal writes them. */
export const momentOf = (rows: number, until: Date) => sql`
  date_trunc('milliseconds', ${until}::timestamptz - interval '730 days' * (1 - sqrt(n / ${rows}::double precision)))`;

/** Picks from an array; `skew` above 1 prefers what stands first. */
export const pick = (array: ReturnType<typeof sql>, salt: number, skew = 1) => sql`
  (${array})[1 + floor(cardinality(${array}) * power(pg_temp.chance(n, ${salt}), ${skew}::double precision))]`;

/** A random UUID by its looks (version 4), and the same in each run. */
export const makeIds = sql`
  create or replace function pg_temp.id_of(text) returns uuid language sql immutable
  as $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$`;

/** The id of a row by its number. */
export const idOf = (kind: string, number: ReturnType<typeof sql> = sql`n`) => sql`pg_temp.id_of(${kind} || ${number})`;
