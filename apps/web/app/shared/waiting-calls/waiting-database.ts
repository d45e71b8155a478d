import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { hasDatabases, waitingDatabaseOf } from "../person/kept-database.ts";
import { readSession } from "../person/session.ts";
import type { NewCall, WaitingCall } from "./waiting-call.ts";
import { type Created, isReplaced } from "./waiting-kinds.ts";

/** What an account has done without a network, in the browser's database (docs/security-rules.md SB8). */

/** Which tab sends, where the browser has no Web Locks. */
export interface Lease {
  name: string;
  holder: string;
  /** In milliseconds since 1970. */
  until: number;
}

interface Waiting extends DBSchema {
  calls: { key: number; value: WaitingCall };
  leases: { key: string; value: Lease };
}
export type WaitingDatabase = IDBPDatabase<Waiting>;

/** The transaction's data is on the disk when it is done, not in the system's memory. */
const onDisk = { durability: "strict" } as const;

/** The person of this session; undefined for a token that cannot be read. */
export function readPerson(): string | undefined {
  const session = readSession();
  return session && session.person !== session.token ? session.person : undefined;
}

/** Opened for each use: an open connection would keep a logout from deleting the database. */
async function openFor<T>(person: string, work: (database: WaitingDatabase) => Promise<T>): Promise<T | undefined> {
  const name = waitingDatabaseOf(person);
  let isNew = false;
  const database = await openDB<Waiting>(name, 1, {
    upgrade: (made) => {
      isNew = true;
      made.createObjectStore("calls", { keyPath: "place", autoIncrement: true });
      made.createObjectStore("leases", { keyPath: "name" });
    },
  });
  try {
    // The account may have logged out while the database was opened, and must not come back. What the end of a session
    // left is sealed first, and then deleted, by the tab that ended it.
    if (readPerson() === person) return await work(database);
    if (isNew) indexedDB.deleteDatabase(name);
    return undefined;
  } finally {
    database.close();
  }
}

/** Uses the person's database if they are logged in and have one: reading makes none. */
export async function withWaiting<T>(
  person: string,
  work: (database: WaitingDatabase) => Promise<T>,
): Promise<T | undefined> {
  if (!hasDatabases() || readPerson() !== person) return undefined;
  const name = waitingDatabaseOf(person);
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return undefined;
  return openFor(person, work);
}

/** Returns what waits, in order. */
export const listWaiting = async (person: string): Promise<WaitingCall[]> =>
  (await withWaiting(person, (database) => database.getAll("calls"))) ?? [];

/**
 * Stores a call with those that follow it, all or none, and resolves when they are on the disk. It takes the place of a
 * call that it replaces, such as of a refused one.
 *
 * @throws DOMException without space, or where the browser refuses its database
 */
export async function storeCalls(person: string, call: NewCall, followers: readonly NewCall[] = []): Promise<void> {
  const isStored = await putAll(person, (stored) => {
    const replaced = stored.find((one) => isReplaced(one, call));
    const place = replaced ? { place: replaced.place } : {};
    return [{ ...call, ...place }, ...followers] as WaitingCall[];
  });
  // A session that ended meanwhile may have sealed what waits without it.
  if (!isStored || readPerson() !== person) throw new DOMException("The session has ended.", "InvalidStateError");
}

/**
 * Puts calls of an earlier session back before those that have come since, in their order, all or none. One that is
 * there already is not added. Returns false if the person has left.
 *
 * @throws DOMException without space
 */
export function returnCalls(person: string, calls: readonly WaitingCall[]): Promise<boolean> {
  return putAll(person, (stored) => {
    const missing = calls.filter(({ key }) => !stored.some((one) => one.key === key));
    const first = Math.min(1, ...stored.map(({ place }) => place)) - missing.length;
    return missing.map((call, index) => ({ ...call, place: first + index }));
  });
}

/** Puts what `find` returns, all or none, and resolves when it is on the disk; with false if the person has left. */
async function putAll(
  person: string,
  find: (stored: readonly WaitingCall[]) => readonly WaitingCall[],
): Promise<boolean> {
  const isStored = await openFor(person, async (database) => {
    const transaction = database.transaction("calls", "readwrite", onDisk);
    const { store, done } = transaction;
    const put = async () => {
      for (const call of find(await store.getAll())) await store.put(call);
    };
    const putting = put().catch((error: unknown) => {
      // A put that could not begin does not end the transaction by itself.
      transaction.abort();
      throw error;
    });
    // An aborted transaction rejects both.
    await Promise.all([putting, done]);
    return true;
  });
  return isStored === true;
}

type Named = Pick<WaitingCall, "place" | "key">;

/** Returns a call as it is stored. Undefined for one that was sent, given up or replaced. */
export async function findCall(person: string, { place, key }: Named): Promise<WaitingCall | undefined> {
  const call = await withWaiting(person, (database) => database.get("calls", place));
  return call?.key === key ? call : undefined;
}

/**
 * Changes a call and returns it as changed. Undefined for one that was sent, given up or replaced meanwhile: it stays as
 * it is.
 */
export async function changeCall(
  person: string,
  { place, key }: Named,
  change: (call: WaitingCall) => WaitingCall | undefined,
): Promise<WaitingCall | undefined> {
  return withWaiting(person, async (database) => {
    const { store, done } = database.transaction("calls", "readwrite", onDisk);
    const make = async () => {
      const call = await store.get(place);
      const changed = call?.key === key ? change(call) : call;
      if (changed && changed !== call) await store.put(changed);
      if (call?.key === key && !changed) await store.delete(place);
      return call?.key === key ? changed : undefined;
    };
    const [changed] = await Promise.all([make(), done]);
    return changed;
  });
}

export const removeCall = (person: string, call: Named): Promise<WaitingCall | undefined> =>
  changeCall(person, call, () => undefined);

/**
 * Removes a call whose later ones belong to what it creates. With `created`, these go to it in the same transaction, so
 * that a closed tab neither loses nor repeats them. Without, they are removed too.
 */
export async function removeCreation(person: string, call: WaitingCall, created?: Created): Promise<void> {
  await withWaiting(person, async (database) => {
    const { store, done } = database.transaction("calls", "readwrite", onDisk);
    const move = async () => {
      const own = (await store.getAll()).filter(({ subject }) => subject === call.subject);
      for (const one of own) {
        const isKept = created && one.key !== call.key;
        await (isKept ? store.put({ ...one, ...created }) : store.delete(one.place));
      }
    };
    // An aborted transaction rejects both.
    await Promise.all([move(), done]);
  });
}
