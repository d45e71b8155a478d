import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import { camelCase, type Database } from "../database.ts";
import type { Tables } from "../tables.ts";
import { QuietClient } from "./postgres-pool.ts";
import { valueParsers } from "./value-parsers.ts";

/** A connection outside the pool, without the pool's time limits: for work that reads or writes the whole database. */
export interface OwnConnection {
  /** For COPY. Inside a transaction of `db` it belongs to that transaction. */
  client: pg.Client;
  /** Queries on the same connection. */
  db: Database;
  end(): Promise<void>;
}

export async function openOwnConnection(place: pg.ClientConfig): Promise<OwnConnection> {
  const client = new QuietClient({ ...place, types: valueParsers });
  await client.connect();
  const only = Object.assign(client, { release: () => {} }) as unknown as PostgresPoolClient;
  const pool = { options: {}, connect: async () => only, end: async () => {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  return { client, db, end: () => client.end() };
}
