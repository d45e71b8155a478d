import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { forgetOthersReplies, hasDatabases, keptDatabaseOf } from "../../person/kept-database.ts";
import { readSession } from "../../person/session.ts";

/** What an account last read, in the browser's database (docs/security-rules.md SB6). */

const hourMilliseconds = 3_600_000;
const keptHours = 12;
/** Some forty replies and a hundred pictures. */
const repliesMax = 150;

export interface KeptReply {
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  /** Parsed JSON, or a file. */
  reply: unknown;
}

interface Kept extends KeptReply {
  /** Of the call, with its query. */
  address: string;
}

interface Replies extends DBSchema {
  replies: { key: string; value: Kept; indexes: { at: number } };
}

type Database = IDBPDatabase<Replies>;

/** Some browsers do not store a Blob. */
interface StoredFile {
  type: string;
  bytes: ArrayBuffer;
}

/** The account for which this page has deleted what others have left. */
let cleanedFor: string | undefined;

/** Opened for each use: an open connection would keep a logout from deleting the database. */
async function withReplies<T>(person: string, work: (database: Database) => Promise<T>): Promise<T | undefined> {
  if (!hasDatabases() || readSession()?.person !== person) return undefined;
  if (cleanedFor !== person) {
    cleanedFor = person;
    await forgetOthersReplies(person);
  }
  const name = keptDatabaseOf(person);
  const database = await openDB<Replies>(name, 1, {
    upgrade: (made) => void made.createObjectStore("replies", { keyPath: "address" }).createIndex("at", "at"),
  });
  try {
    // The account may have logged out while the database was opened, and must not come back.
    if (readSession()?.person === person) return await work(database);
    indexedDB.deleteDatabase(name);
    return undefined;
  } finally {
    database.close();
  }
}

const isExpired = ({ at }: KeptReply): boolean => at < Date.now() - keptHours * hourMilliseconds;

/** Stores a reply for this account. Without space, or in a private window, the screen works with a network only. */
export async function keepReply(person: string, address: string, reply: unknown): Promise<void> {
  const at = Date.now();
  const stored = reply instanceof Blob ? await toStored(reply) : reply;
  await withReplies(person, async (database) => {
    const { store, done } = database.transaction("replies", "readwrite");
    const put = async () => {
      await store.put({ address, at, reply: stored });
      await removeOld(store.index("at"), await store.count());
    };
    // An aborted transaction rejects both.
    await Promise.all([put(), done]);
  }).catch(() => undefined);
}

/** Removes what has expired, and the oldest replies above the maximum. */
async function removeOld(byTime: OldestFirst, count: number): Promise<void> {
  let left = count;
  for (let cursor = await byTime.openCursor(); cursor; cursor = await cursor.continue()) {
    if (left <= repliesMax && !isExpired(cursor.value)) return;
    await cursor.delete();
    left -= 1;
  }
}

interface OldestFirst {
  openCursor: () => Promise<OldReply | null>;
}

interface OldReply {
  value: Kept;
  delete: () => Promise<void>;
  continue: () => Promise<OldReply | null>;
}

/** Removes a reply that the server no longer gives to this account. */
export async function forgetReply(person: string, address: string): Promise<void> {
  await withReplies(person, (database) => database.delete("replies", address)).catch(() => undefined);
}

/** Returns this account's last reply from this address, if it is not too old. */
export async function readReply(person: string, address: string): Promise<KeptReply | undefined> {
  const kept = await withReplies(person, (database) => database.get("replies", address)).catch(() => undefined);
  if (!kept || isExpired(kept)) return undefined;
  return { at: kept.at, reply: isStoredFile(kept.reply) ? toFile(kept.reply) : kept.reply };
}

const toStored = async (file: Blob): Promise<StoredFile> => ({ type: file.type, bytes: await file.arrayBuffer() });

const toFile = ({ type, bytes }: StoredFile): Blob => new Blob([bytes], { type });

const isStoredFile = (reply: unknown): reply is StoredFile =>
  typeof reply === "object" && reply !== null && "bytes" in reply && reply.bytes instanceof ArrayBuffer;
