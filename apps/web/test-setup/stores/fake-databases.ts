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

// Not with vi.stubGlobal, which ends with the test: a transaction may still be open then, and idb needs these classes.
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
