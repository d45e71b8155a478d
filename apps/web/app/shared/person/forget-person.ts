import { findOwner } from "../drafts/draft-store.ts";
import { closeNotifications, forgetPush, pushOwnerKey } from "../push/forget-push.ts";
import { hasDatabases, isSealed, waitingDatabaseOf, waitingKeysKey } from "./kept-database.ts";

/** Which members of staff have seen the tour on this device: otherwise each login would start it again. */
export const officeTourKey = "officeTour";

/** Whether new offers announce themselves with a sound. */
export const offerSoundKey = "offerSound";

/** Whether the portal has asked on this device if it may send notices to it. */
export const pushAskedKey = "pushAsked";

/** Whether somebody has answered the offer to put the portal on this phone. */
export const installAnswerKey = "installAnswer";

/**
 * Settings of the device, not of a person: light or dark, the language, the sound, what was shown or asked before, and for whom it gets
 * push messages, which a logout ends with the subscription.
 */
const deviceKeys: readonly string[] = [
  "mantine-color-scheme-value",
  "language",
  officeTourKey,
  offerSoundKey,
  pushAskedKey,
  pushOwnerKey,
  installAnswerKey,
];

/** The portal's own files (../app-worker/app-caches.ts), and where Workbox notes when each was last used. */
const isOfPortal = (name: string): boolean => /^(?:app|workbox)-/.test(name);

/**
 * Removes everything that this browser stores, except the device's settings and the portal's own files. A list of what
 * stays, so that new stored values are removed without further code.
 * @param returning the person whose drafts stay, and what waits sealed, after an expired session
 */
export function forgetPerson(returning?: string): void {
  const keys = localStorage.getItem(waitingKeysKey);
  forgetStored(returning);
  forgetTab(returning);
  const forgetOwn = () => forgetDatabases(returning, keys);
  // A browser that refuses its storage has stored nothing there.
  const forgets = [forgetOwn, forgetCaches, closeNotifications, ...(returning === undefined ? [forgetPush] : [])];
  for (const forget of forgets) void forget().catch(() => undefined);
}

const isDraftOf = (key: string, person: string | undefined): boolean =>
  person !== undefined && findOwner(key) === person;

/** Removes what stays after a tab is closed. */
export function forgetStored(returning?: string): void {
  for (const key of Object.keys(localStorage))
    if (!deviceKeys.includes(key) && !isDraftOf(key, returning)) localStorage.removeItem(key);
}

/** Removes what only this tab stores: every tab does it itself. */
export function forgetTab(returning?: string): void {
  for (const key of Object.keys(sessionStorage)) if (!isDraftOf(key, returning)) sessionStorage.removeItem(key);
}

async function forgetDatabases(returning: string | undefined, keys: string | null): Promise<void> {
  if (!hasDatabases()) return;
  const waiting = returning === undefined ? undefined : waitingDatabaseOf(returning);
  const stays = (name: string) => isOfPortal(name) || (waiting !== undefined && (name === waiting || isSealed(name)));
  for (const { name } of await indexedDB.databases()) if (name && !stays(name)) indexedDB.deleteDatabase(name);
  if (waiting === undefined) return;
  try {
    if (keys) await (await import("../waiting-calls/sealing/seal-waiting.ts")).sealWaiting(waiting, keys);
  } finally {
    indexedDB.deleteDatabase(waiting);
  }
}

/** Browsers have caches only over https and on localhost. */
async function forgetCaches(): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const name of await caches.keys()) if (!isOfPortal(name)) await caches.delete(name);
}
