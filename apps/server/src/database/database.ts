import { CamelCasePlugin, type Kysely } from "kysely";
import type { ConstructorOptions } from "pg-boss";
import type { Listen } from "./listen.ts";
import type { Tables } from "./schema.ts";

/** The one handle that queries take; inside `transaction()` the transaction passes as the same type. */
export type Database = Kysely<Tables>;

/** snake_case in SQL, camelCase in TypeScript; what is inside a jsonb column keeps its keys. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** An open database of either kind. */
export interface OpenDatabase {
  kind: "embedded" | "postgres";
  db: Database;
  /** How the queue of background tasks reaches the same database. */
  queueConnection: ConstructorOptions;
  listen: Listen;
  close(): Promise<void>;
}

const isWithCode = (error: unknown): error is { code: string } =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string";

/** Is this a violation of the named unique constraint? */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (!isWithCode(error) || error.code !== "23505") return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** Is the database away, restarting or too slow, so that trying again later can help? */
export function isDatabaseDown(error: unknown): boolean {
  if (!isWithCode(error))
    return error instanceof Error && /connection (terminated|timeout)|timeout exceeded/i.test(error.message);
  return (
    /^(08|53|57P0|57014|55P03|40P01|40001)/.test(error.code) || /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/.test(error.code)
  );
}
