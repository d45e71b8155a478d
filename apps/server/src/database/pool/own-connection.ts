import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import { camelCase, type OwnConnection } from "../database.ts";
import type { Tables } from "../tables.ts";
import { QuietClient } from "./postgres-pool.ts";
import { valueParsers } from "./value-parsers.ts";

/** Opens a connection to the place. */
export async function openOwnConnection(place: pg.ClientConfig): Promise<OwnConnection> {
  const client = new QuietClient({ ...place, types: valueParsers });
  await client.connect();
  const only = Object.assign(client, { release: () => {} }) as unknown as PostgresPoolClient;
  const pool = { options: {}, connect: async () => only, end: async () => {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  return { client, db, end: () => client.end() };
}
