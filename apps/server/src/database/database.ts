import { CamelCasePlugin, type Kysely, type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import type { Listen } from "./listen.ts";
import type { Tables } from "./tables.ts";

/** The handle for queries. A transaction has the same type. */
export type Database = Kysely<Tables>;

class CamelCase extends CamelCasePlugin {
  /** The TypeScript name of a column. */
  nameOf(column: string): string {
    return this.camelCase(column);
  }
}

/** snake_case in SQL, camelCase in TypeScript. Keys inside a jsonb column are not changed. */
export const camelCase = new CamelCase({ maintainNestedObjectKeys: true });

/** A connection outside the pool, without the pool's time limits: for work that reads or writes the whole database. */
export interface OwnConnection {
  /** For COPY. Inside a transaction of `db` it belongs to that transaction. */
  client: pg.Client;
  /** Queries on the same connection. */
  db: Database;
  end(): Promise<void>;
}

/** A database that must be opened before use. */
export interface OpenDatabase {
  db: Database;
  /** Behind a pooler in transaction mode: nothing is kept between transactions. */
  isPooled: boolean;
  /**
   * Starts or joins the portal's own PostgreSQL, if it has one. `stopping` aborts that. Returns a message for the operator, if any.
   * @throws Error with a message of one line
   */
  open(stopping?: AbortSignal): Promise<string | undefined>;
  /** Connection options of the queue of background tasks. */
  queueConnection: ConstructorOptions;
  listen: Listen;
  /** Opens a connection outside the pool. End it. */
  connect(): Promise<OwnConnection>;
  /** Closes connections after their current statements, and stops the portal's own PostgreSQL if no other portal uses it. */
  close(): Promise<void>;
  /** The same without waiting for current statements. */
  cut(): Promise<void>;
}

const isWithCode = (error: unknown): error is { code: string } =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string";

/** Whether the error is a violation of this unique constraint, or of any if none is given. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (!isWithCode(error) || error.code !== "23505") return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** The database, or the connection to it, did not reply in time. */
export class DatabaseSilent extends Error {
  constructor(options?: ErrorOptions) {
    super("the database did not answer in time", options);
  }
}

/** SQL states of a server that is unreachable, restarting, full, overloaded, waiting for a lock, or read-only. */
const downStates = /^(08|53|58|57P0|57014|55P03|40P01|40001|25P03|25006)/;
const downCauses = /^(E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ENOSPC|EIO)/;
/** Connection errors: the socket is gone or its queue is full. Errors of files have the same codes. */
const downConnects = /^(ENOENT|ENOTDIR|EAGAIN)$/;
const downTexts = /connection (terminated|ended)|timeout exceeded|not queryable|has been discarded/i;

/** Whether the database is unreachable, restarting, full or too slow, so that a retry can succeed. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  if (!isWithCode(error)) return error instanceof Error && downTexts.test(error.message);
  if (downConnects.test(error.code)) return "syscall" in error && error.syscall === "connect";
  return downStates.test(error.code) || downCauses.test(error.code);
}

/**
 * A condition on a status with the statuses written into the statement. As parameters they would keep a prepared statement from using
 * partial indexes on certain statuses.
 */
export const isOneOf = (column: string | RawBuilder<unknown>, statuses: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${typeof column === "string" ? sql.ref(column) : column} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
