import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from "fake-indexeddb";
import { openDB } from "idb";
import { vi } from "vitest";

const classes = {
  ...{ IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore },
  ...{ IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent },
};

// They stay after the test: idb compares with them in a transaction that the test's end has left open.
Object.assign(globalThis, classes);

/** Gives the test an empty browser database, which happy-dom does not have. */
export function fakeDatabases(): void {
  vi.stubGlobal("indexedDB", new IDBFactory());
}

/** Returns everything in the browser's databases as text, with their names. */
export async function readDatabases(): Promise<string> {
  const found: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await openDB(name);
    for (const store of database.objectStoreNames) found.push(name, store, await database.getAll(store));
    database.close();
  }
  return JSON.stringify(found);
}
