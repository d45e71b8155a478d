import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import type pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import { camelCase, type OpenDatabase } from "./database.ts";
import { listenOnPostgres } from "./listen.ts";
import { followChanges } from "./pool/follow-changes.ts";
import { openOwnConnection } from "./pool/own-connection.ts";
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

/** Rows from the pool already have their TypeScript names. */
const snakeCase: KyselyPlugin = {
  transformQuery: (asked) => camelCase.transformQuery(asked),
  transformResult: async ({ result }) => result,
};

interface PostgresOptions {
  /** `false` for a pooler in transaction mode. */
  isPrepared?: boolean;
  /** Multiplies the time limits of statements, locks and idle transactions (setting DEADLINE_SCALE). */
  deadlineScale?: number;
}

/** Opens the server of a DATABASE_URL. `?prepared=off` is for a pooler in transaction mode. */
export function openPostgres(databaseUrl: string, { deadlineScale = 1 }: PostgresOptions = {}): OpenDatabase {
  const url = new URL(databaseUrl);
  const isPrepared = url.searchParams.get("prepared") !== "off";
  url.searchParams.delete("prepared");
  return openPostgresAt({ connectionString: url.href }, { isPrepared, deadlineScale });
}

/**
 * Opens a pool on a PostgreSQL server. The server aborts statements that wait 2.5 s for a lock or run for 3 s, and transactions that are
 * idle for 5 s.
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
  // A query of the queue without a reply has lost its connection. It must not block a worker forever.
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
    // An external server may still be starting. `migrate` waits for it.
    open: async () => undefined,
    listen: async (channel, onNotice) => {
      const end = listenOnPostgres(connection, channel, onNotice);
      endings.push(end);
      return end;
    },
    connect: () => openOwnConnection(place),
    close: async () => {
      await Promise.all(endings.map((end) => end()));
      await db.destroy();
    },
    // An external server ends what a client has left.
    cut: async () => undefined,
  };
}
