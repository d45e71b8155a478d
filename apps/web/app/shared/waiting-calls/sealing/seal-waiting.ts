import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import waitingCalls from "../../../locales/en/waiting-calls.json";
import { showToast } from "../../dialogs/toasts.tsx";
import { sealedDatabaseOf } from "../../person/kept-database.ts";
import { getMessages } from "../../texts/messages.ts";
import type { WaitingCall } from "../waiting-call.ts";
import { canSeal, openSealKey, type SealedCall, sealCall } from "./seal-cipher.ts";

/** Runs without a session: it has just ended (docs/security-rules.md SB9). */

interface Waiting extends DBSchema {
  calls: { key: number; value: WaitingCall };
}

interface Sealed extends DBSchema {
  calls: { key: number; value: SealedCall };
}

let running: Promise<void> = Promise.resolve();

/** Resolves when what waited is sealed, also after a fault: a login may follow at once. */
export const whenSealed = (): Promise<void> => running;

export const openSealedDatabase = (name: string): Promise<IDBPDatabase<Sealed>> =>
  openDB<Sealed>(name, 1, { upgrade: (made) => void made.createObjectStore("calls", { autoIncrement: true }) });

/** Moves what waits into a sealed database, and says so. The keys are the server's, as the browser stored them. */
export function sealWaiting(waitingName: string, keys: string): Promise<void> {
  const sealing = sealAll(waitingName, keys);
  running = sealing.catch(() => undefined);
  return sealing;
}

async function sealAll(waitingName: string, keys: string): Promise<void> {
  const [current] = JSON.parse(keys) as string[];
  if (!current || !canSeal()) return;
  if (!(await indexedDB.databases()).some(({ name }) => name === waitingName)) return;
  const waiting = await openDB<Waiting>(waitingName);
  try {
    const places = await waiting.getAllKeys("calls");
    if (places.length > 0) report(places.length, await sealEach(waiting, places, current));
  } finally {
    waiting.close();
  }
}

/** One after the other, so that the phone needs space for one more only. Returns how many are sealed. */
async function sealEach(waiting: IDBPDatabase<Waiting>, places: readonly number[], text: string): Promise<number> {
  const key = await openSealKey(text);
  const sealed = await openSealedDatabase(sealedDatabaseOf(key.tag));
  let count = 0;
  for (const place of places) {
    const call = await waiting.get("calls", place);
    const isSealed = call && (await put(sealed, await sealCall(key, call)));
    if (isSealed) count += 1;
    await waiting.delete("calls", place);
  }
  sealed.close();
  return count;
}

/** Returns false on a full device: a smaller one may still fit. */
async function put(sealed: IDBPDatabase<Sealed>, call: SealedCall): Promise<boolean> {
  try {
    const { store, done } = sealed.transaction("calls", "readwrite", { durability: "strict" });
    await Promise.all([store.add(call), done]);
    return true;
  } catch {
    return false;
  }
}

function report(all: number, sealed: number): void {
  const texts = getMessages(waitingCalls);
  const kept = sealed > 0 ? [texts.sealed({ count: sealed })] : [];
  const lost = sealed < all ? [texts.notSealed({ count: all - sealed })] : [];
  showToast([...kept, ...lost].join(" "));
}
