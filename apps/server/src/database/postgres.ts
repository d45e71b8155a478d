import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import type pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import { camelCase, type OpenDatabase } from "./database.ts";
import { listenOnPostgres } from "./listen.ts";
import { followChanges } from "./pool/follow-changes.ts";
import { openPool, QuietClient } from "./pool/postgres-pool.ts";
import { valueParsers } from "./pool/value-parsers.ts";
import type { Tables } from "./tables.ts";

const poolConnections = 16;
const queueConnections = 3;
const queueQueryMilliseconds = 30_000;
const connectMilliseconds = 3_500;

class FollowedDialect extends PostgresDialect {
  override createDriver() {
    return followChanges(super.createDriver());
  }
}

/** Rows come from the pool with their names in TypeScript. */
const snakeCase: KyselyPlugin = {
  transformQuery: (asked) => camelCase.transformQuery(asked),
  transformResult: async ({ result }) => result,
};

interface PostgresOptions {
  /** `false` for a pooler in transaction mode. */
  isPrepared?: boolean;
  /** Multiplies how long a statement, a lock and an idle transaction may take (setting DEADLINE_SCALE). */
  deadlineScale?: number;
}

/** Opens the server that a DATABASE_URL names; `?prepared=off` in it is for a pooler in transaction mode. */
export function openPostgres(databaseUrl: string, { deadlineScale = 1 }: PostgresOptions = {}): OpenDatabase {
  const url = new URL(databaseUrl);
  const isPrepared = url.searchParams.get("prepared") !== "off";
  url.searchParams.delete("prepared");
  return openPostgresAt({ connectionString: url.href }, { isPrepared, deadlineScale });
}

/**
 * Opens a pool on a PostgreSQL server, which ends by itself whatever waits for a lock for 2.5 s, takes 3 s, or does nothing
 * inside a transaction for 5 s.
 */
export function openPostgresAt(
  connection: pg.ClientConfig,
  { isPrepared = true, deadlineScale = 1 }: PostgresOptions = {},
): OpenDatabase {
  const place = {
    ...connection,
    connectionTimeoutMillis: connectMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const settings = {
    ...place,
    max: poolConnections,
    idleTimeoutMillis: 30_000,
    lock_timeout: 2_500 * deadlineScale,
    statement_timeout: 3_000 * deadlineScale,
    idle_in_transaction_session_timeout: 5_000 * deadlineScale,
    types: valueParsers,
  };
  const pool = openPool(settings, { isPrepared });
  const db = new Kysely<Tables>({ dialect: new FollowedDialect({ pool }), plugins: [snakeCase] });
  // A query of the queue without a reply is one whose connection got lost: it must not keep a worker waiting for ever.
  const queueConnection = {
    ...place,
    Client: QuietClient,
    max: queueConnections,
    query_timeout: queueQueryMilliseconds,
  } as ConstructorOptions;
  const endings: (() => Promise<void>)[] = [];
  return {
    db,
    queueConnection,
    // A server of its own may still be starting: `migrate` waits for it.
    open: async () => undefined,
    listen: async (channel, onNotice) => {
      const end = listenOnPostgres(connection, channel, onNotice);
      endings.push(end);
      return end;
    },
    close: async () => {
      await Promise.all(endings.map((end) => end()));
      await db.destroy();
    },
    // A server of its own ends by itself what a client has left.
    cut: async () => undefined,
  };
}
