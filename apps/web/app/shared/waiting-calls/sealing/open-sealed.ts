import waitingCalls from "../../../locales/en/waiting-calls.json";
import { showToast } from "../../dialogs/toasts.tsx";
import { hasDatabases, isOver, isSealed, isSealedBy } from "../../person/kept-database.ts";
import { getMessages } from "../../texts/messages.ts";
import type { WaitingCall } from "../waiting-call.ts";
import { announceChange } from "../waiting-changes.ts";
import { readPerson, returnCalls } from "../waiting-database.ts";
import { openSealKey, type SealKey, unsealCall } from "./seal-cipher.ts";
import { openSealedDatabase, whenSealed } from "./seal-waiting.ts";
import { readKeys } from "./waiting-keys.ts";

/** Returns the names of what is sealed on this device, of anybody. */
export async function listSealed(): Promise<string[]> {
  if (!hasDatabases()) return [];
  return (await indexedDB.databases()).flatMap(({ name }) => (name && isSealed(name) ? [name] : []));
}

/**
 * Moves what was sealed at the end of the person's earlier session back to what waits. What another account has sealed
 * is deleted. What a full device cannot store now stays sealed.
 *
 * @throws ApiError if the keys cannot be read now, such as without a network
 */
export async function openSealed(person: string): Promise<void> {
  await whenSealed();
  const names = await listSealed();
  if (names.length === 0) return;
  const keys = await Promise.all((await readKeys()).map(openSealKey));
  // Nobody's keys: another person may have logged in meanwhile.
  if (keys.length === 0 || readPerson() !== person) return;
  // The newest first: each takes its place before those that are back.
  for (const name of names.toSorted().toReversed()) {
    const key = isOver(name) ? undefined : keys.find(({ tag }) => isSealedBy(tag, name));
    if (!key || (await moveBack(person, name, key).catch(() => false))) indexedDB.deleteDatabase(name);
  }
}

/** Returns whether all is back. */
async function moveBack(person: string, name: string, key: SealKey): Promise<boolean> {
  const { calls, damaged } = await unsealAll(name, key);
  if (!(await returnCalls(person, calls))) return false;
  announceChange("changed");
  if (damaged > 0) showToast(getMessages(waitingCalls).damaged({ count: damaged }));
  return true;
}

async function unsealAll(name: string, key: SealKey): Promise<{ calls: WaitingCall[]; damaged: number }> {
  const database = await openSealedDatabase(name);
  const sealed = await database.getAll("calls").finally(() => database.close());
  const tries = await Promise.allSettled(sealed.map((call) => unsealCall(key, call)));
  const calls = tries.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  return { calls: calls.toSorted((one, other) => one.place - other.place), damaged: tries.length - calls.length };
}
