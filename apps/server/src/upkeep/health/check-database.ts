import { sql } from "kysely";
import manifest from "../../../package.json" with { type: "json" };
import { findSchema, isSchemaCompatible } from "../../database/schema/migrate.ts";
import type { Services } from "../../services/services.ts";
import { checkReplication } from "./check-replication.ts";
import type { Finding } from "./health-check.ts";

/** A call and a task end their transactions within seconds, a backup within hours. */
const transactionSecondsMax = 6 * 3_600;
const connectionShareMax = 0.8;
const differenceSecondsMax = 5;

type Ground = Pick<Services, "db" | "clock">;

export async function checkVersion({ db }: Ground): Promise<Finding> {
  const schema = await findSchema(db);
  const facts = { version: manifest.version, runtime: process.versions.node, schema };
  return { facts, problems: [!(await isSchemaCompatible(db)) && "schema-newer"] };
}

interface ServerState {
  server: string;
  sizeBytes: number;
  connections: number;
  connectionsMax: number;
  oldestTransactionSeconds: number;
}

/** `pg_stat_activity` shows other roles' transactions only to roles that may read all statistics. */
export async function checkDatabase({ db }: Ground): Promise<Finding> {
  const { rows } = await sql<ServerState>`
    select current_setting('server_version') as server, pg_database_size(current_database()) as size_bytes,
      count(*) filter (where backend_type = 'client backend')::int as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections_max,
      coalesce(max(extract(epoch from clock_timestamp() - xact_start))
        filter (where datname = current_database() and pid <> pg_backend_pid()), 0)::int as oldest_transaction_seconds
    from pg_stat_activity`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("pg_stat_activity has no rows");
  const replication = await checkReplication({ db });
  return {
    facts: { ...found, ...replication.facts },
    problems: [
      found.connections > found.connectionsMax * connectionShareMax && "connections-few",
      found.oldestTransactionSeconds > transactionSecondsMax && "transaction-old",
      ...(replication.problems ?? []),
    ],
  };
}

/** Compares this process's clock with the database's. Codes and sessions depend on both. */
export async function checkClock({ db, clock }: Ground): Promise<Finding> {
  const asked = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const middle = (asked + clock.now().getTime()) / 2;
  const differenceSeconds = Math.round(Math.abs((rows[0]?.now.getTime() ?? 0) - middle) / 1_000);
  return { facts: { differenceSeconds }, problems: [differenceSeconds > differenceSecondsMax && "clock-wrong"] };
}
