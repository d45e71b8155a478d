import { AbortedTransactionError, type DatabaseConnection, type Driver } from "kysely";
import { currentWork } from "../work.ts";

const changesNothing = /^\s*(select|set|show|begin|start|commit|rollback)\b/i;
/** Errors of a server that stops or has stopped: a running statement may have been executed. */
const cutOff = /^(08|57P)/;
const sqlState = /^[0-9A-Z]{5}$/;

/** Whether the database has reported that it did not execute the statement. */
function isUndone(error: unknown): boolean {
  if (error instanceof AbortedTransactionError) return true;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return sqlState.test(code) && !cutOff.test(code);
}

/** Marks the current work as having changed something, also when the outcome is unknown. */
async function noteChange<T>(changing: Promise<T>): Promise<T> {
  const work = currentWork();
  if (!work) return changing;
  try {
    const result = await changing;
    work.hasChanged = true;
    return result;
  } catch (error) {
    if (!isUndone(error)) work.hasChanged = true;
    throw error;
  }
}

/** Makes the driver report to each call's work what it has changed: statements of their own at once, transactions as they commit. */
export function followChanges(driver: Driver): Driver {
  /** Open transactions, with whether they have written anything. */
  const open = new WeakMap<DatabaseConnection, boolean>();
  const followed = new WeakSet<DatabaseConnection>();
  const { acquireConnection, beginTransaction, commitTransaction, rollbackTransaction } = driver;

  function follow(connection: DatabaseConnection): DatabaseConnection {
    if (followed.has(connection)) return connection;
    followed.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => {
      if (changesNothing.test(query.sql)) return execute(query, options);
      if (!open.has(connection)) return noteChange(execute(query, options));
      open.set(connection, true);
      return execute(query, options);
    };
    return connection;
  }

  return Object.assign(driver, {
    acquireConnection: async (...given) => follow(await acquireConnection.apply(driver, given)),
    beginTransaction: async (connection, settings) => {
      await beginTransaction.call(driver, connection, settings);
      open.set(connection, false);
    },
    commitTransaction: async (connection) => {
      const hasWritten = open.get(connection);
      open.delete(connection);
      const committing = commitTransaction.call(driver, connection);
      await (hasWritten ? noteChange(committing) : committing);
    },
    rollbackTransaction: async (connection) => {
      open.delete(connection);
      await rollbackTransaction.call(driver, connection);
    },
  } satisfies Partial<Driver>);
}
