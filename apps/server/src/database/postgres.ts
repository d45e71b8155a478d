import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import type pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import { camelCase, type OpenDatabase } from "./database.ts";
import { listenOnPostgres } from "./listen.ts";
import { openPool } from "./pool/open-pool.ts";
import { openOwnConnection } from "./pool/own-connection.ts";
import { QuietClient } from "./pool/pipelined-client.ts";
import { findPoolSize, type PoolSettings, queueConnections, usualPool } from "./pool/pool-settings.ts";
import { valueParsers } from "./pool/value-parsers.ts";
import type { Tables } from "./tables.ts";

const queueQueryMilliseconds = 30_000;
const idleTransactionMilliseconds = 5_000;

/** Rows from the pool already have their TypeScript names. */
const snakeCase: KyselyPlugin = {
  transformQuery: (asked) => camelCase.transformQuery(asked),
  transformResult: async ({ result }) => result,
};

interface PostgresOptions {
  /** Behind a pooler in transaction mode, which refuses start parameters, and keeps no state between transactions. */
  isPooled?: boolean;
  /** Whether connections keep the plans of their statements. */
  isPrepared?: boolean;
  /** Multiplies the time limits of connecting, statements, locks and idle transactions (setting DEADLINE_SCALE). */
  deadlineScale?: number;
  pool?: PoolSettings;
  /** Connects to the server without the pooler: for LISTEN, for the schema and for work that reads the whole database. */
  direct?: pg.ClientConfig | undefined;
}

/** The settings of an external server. */
interface UrlOptions extends Pick<PostgresOptions, "deadlineScale" | "pool"> {
  /** DATABASE_DIRECT_URL: DATABASE_URL is then a pooler in transaction mode. */
  directUrl?: string | undefined;
}

/** Opens the server of a DATABASE_URL. `?prepared=off` marks a pooler in transaction mode, `?prepared=on` one that keeps prepared statements. */
export function openPostgres(databaseUrl: string, { directUrl, ...options }: UrlOptions = {}): OpenDatabase {
  const url = new URL(databaseUrl);
  const prepared = url.searchParams.get("prepared");
  url.searchParams.delete("prepared");
  const isPooled = directUrl !== undefined || prepared === "off";
  const isPrepared = prepared === null ? !isPooled : prepared !== "off";
  const direct = directUrl === undefined ? undefined : { connectionString: directUrl };
  return openPostgresAt({ connectionString: url.href }, { ...options, isPooled, isPrepared, direct });
}

/** The limits that the server itself keeps, by their names in PostgreSQL. */
const findLimits = ({ statementMilliseconds, lockMilliseconds }: PoolSettings, deadlineScale: number) => ({
  lock_timeout: Math.ceil(lockMilliseconds * deadlineScale),
  statement_timeout: Math.ceil(statementMilliseconds * deadlineScale),
  idle_in_transaction_session_timeout: idleTransactionMilliseconds * deadlineScale,
});

/**
 * Opens a pool on a PostgreSQL server. The server aborts statements that wait 2.5 s for a lock or run for 3 s, and transactions that are
 * idle for 5 s. Behind a pooler it does so inside transactions; other statements have only the limits of the process.
 */
export function openPostgresAt(connection: pg.ClientConfig, options: PostgresOptions = {}): OpenDatabase {
  const {
    isPooled = false,
    isPrepared = true,
    deadlineScale = 1,
    pool: wanted = usualPool,
    direct = connection,
  } = options;
  const lasting = {
    connectionTimeoutMillis: wanted.connectMilliseconds * deadlineScale,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const place = { ...connection, ...lasting };
  const limits = findLimits(wanted, deadlineScale);
  const settings = {
    ...place,
    max: findPoolSize(wanted),
    idleTimeoutMillis: 30_000,
    types: valueParsers,
    ...(isPooled ? {} : limits),
  };
  const pool = openPool(settings, { isPrepared, deadlineScale, transactionLimits: isPooled ? limits : {} });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [snakeCase] });
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
    isPooled,
    queueConnection,
    // An external server may still be starting. `migrate` waits for it.
    open: async () => undefined,
    listen: async (channel, onNotice) => {
      const end = listenOnPostgres(direct, channel, onNotice);
      endings.push(end);
      return end;
    },
    connect: () => openOwnConnection({ ...direct, ...lasting }),
    close: async () => {
      await Promise.all(endings.map((end) => end()));
      await db.destroy();
    },
    // An external server ends what a client has left.
    cut: async () => undefined,
  };
}
