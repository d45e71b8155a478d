import { CamelCasePlugin, type Kysely, type RawBuilder, sql } from "kysely";
import type { ConstructorOptions } from "pg-boss";
import type { Listen } from "./listen.ts";
import type { Tables } from "./tables.ts";

/** The one handle that queries take; inside `transaction()` the transaction passes as the same type. */
export type Database = Kysely<Tables>;

class CamelCase extends CamelCasePlugin {
  /** What a column is called in TypeScript. */
  nameOf(column: string): string {
    return this.camelCase(column);
  }
}

/** snake_case in SQL, camelCase in TypeScript; what is inside a jsonb column keeps its keys. */
export const camelCase = new CamelCase({ maintainNestedObjectKeys: true });

/** A database that the portal may use once it is open. */
export interface OpenDatabase {
  db: Database;
  /**
   * Starts or joins the portal's own PostgreSQL, where it has one, unless told to stop meanwhile. Returns what is worth saying about it;
   * throws one clear error.
   */
  open(stopping?: AbortSignal): Promise<string | undefined>;
  /** How the queue of background tasks reaches the same database. */
  queueConnection: ConstructorOptions;
  listen: Listen;
  /** Ends what is open, once it is through, and the portal's own PostgreSQL where no other portal uses it. */
  close(): Promise<void>;
  /** Likewise, whatever is still under way. */
  cut(): Promise<void>;
}

const isWithCode = (error: unknown): error is { code: string } =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string";

/** Is this a violation of the named unique constraint? */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (!isWithCode(error) || error.code !== "23505") return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** The database, or the way to it, has not replied in time. */
export class DatabaseSilent extends Error {
  constructor(options?: ErrorOptions) {
    super("the database did not answer in time", options);
  }
}

/** States of a server that is away, restarting, full, too busy, held up by a lock, or only there to be read. */
const downStates = /^(08|53|58|57P0|57014|55P03|40P01|40001|25P03|25006)/;
const downCauses = /^(E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ENOSPC|EIO)/;
/** Of a way to it that is gone or full, not of a file. */
const downConnects = /^(ENOENT|ENOTDIR|EAGAIN)$/;
const downTexts = /connection (terminated|ended)|timeout exceeded|not queryable|has been discarded/i;

/** Is the database away, restarting, full or too slow, so that trying again later can help? */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  if (!isWithCode(error)) return error instanceof Error && downTexts.test(error.message);
  if (downConnects.test(error.code)) return "syscall" in error && error.syscall === "connect";
  return downStates.test(error.code) || downCauses.test(error.code);
}

/**
 * A condition on a status, with the statuses themselves in the statement: as parameters they would keep a prepared statement from the
 * indexes that hold certain statuses alone.
 */
export const isOneOf = (column: string | RawBuilder<unknown>, statuses: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${typeof column === "string" ? sql.ref(column) : column} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
