import { createHash } from "node:crypto";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { camelCase, type OpenDatabase } from "./database.ts";
import { listenOnPostgres } from "./listen.ts";
import type { Tables } from "./schema.ts";

const queueConnections = 3;
const names = new Map<string, string>();

/** A statement's name: a hash of its text, so that every connection prepares each text once. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha1").update(text).digest("base64url");
  if (names.size < 2_000) names.set(text, name);
  return name;
}

/**
 * Names each statement with parameters, which lets PostgreSQL keep its plan: 1.6 times the requests on short lists.
 * Behind a pooler in transaction mode that fails: `?prepared=off` in DATABASE_URL leaves it away.
 */
class NamedStatementClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const named =
      typeof text === "string" && Array.isArray(values) && values.length > 0
        ? [{ name: nameOf(text), text, values }, ...rest]
        : args;
    return (super.query as (...all: unknown[]) => never)(...named);
  }
}

/** bigint as a number (counts, paisa: far below 2^53). */
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** Opens a pool on a PostgreSQL server; a query that takes longer than 8 s is ended by the server. */
export function openPostgres(databaseUrl: string, connections = 16): OpenDatabase {
  const url = new URL(databaseUrl);
  const isPrepared = url.searchParams.get("prepared") !== "off";
  url.searchParams.delete("prepared");
  const pool = new pg.Pool({
    connectionString: url.href,
    max: connections,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 8_000,
    query_timeout: 9_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    types,
    ...(isPrepared ? { Client: NamedStatementClient } : {}),
  });
  // A connection that dies while idle is replaced at its next use; the error itself needs no answer.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  const queueConnection = { connectionString: url.href, max: queueConnections, connectionTimeoutMillis: 4_000 };
  const endings: (() => Promise<void>)[] = [];
  return {
    kind: "postgres",
    db,
    queueConnection,
    listen: async (channel, onNotice) => {
      const end = listenOnPostgres(url.href, channel, onNotice);
      endings.push(end);
      return end;
    },
    close: async () => {
      await Promise.all(endings.map((end) => end()));
      await db.destroy();
    },
  };
}
