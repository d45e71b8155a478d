import { findOwner } from "../drafts/draft-store.ts";

/** Who of the office has been shown around on this device: otherwise each login would do it again. */
export const officeTourKey = "officeTour";

/** What belongs to the device and not to its holder: light or dark, the language, and which tours it has given. */
const deviceKeys: readonly string[] = ["mantine-color-scheme-value", "language", officeTourKey];

/**
 * Removes everything that this browser keeps, except what is the device's own. A list of what stays, so that whatever a screen
 * begins to keep one day goes with its person by itself.
 * @param returning whose drafts stay, where a session has ended and nobody has left
 */
export function forgetPerson(returning?: string): void {
  forgetStored(returning);
  forgetTab(returning);
  // A browser that refuses its storage has kept nothing there.
  for (const forget of [forgetDatabases, forgetCaches]) void forget().catch(() => undefined);
}

const isDraftOf = (key: string, person: string | undefined): boolean =>
  person !== undefined && findOwner(key) === person;

/** What outlives a tab. */
export function forgetStored(returning?: string): void {
  for (const key of Object.keys(localStorage))
    if (!deviceKeys.includes(key) && !isDraftOf(key, returning)) localStorage.removeItem(key);
}

/** What this tab alone keeps: every tab has to do it for itself. */
export function forgetTab(returning?: string): void {
  for (const key of Object.keys(sessionStorage)) if (!isDraftOf(key, returning)) sessionStorage.removeItem(key);
}

async function forgetDatabases(): Promise<void> {
  if (typeof indexedDB === "undefined") return;
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/** A browser has these only over https and on its own machine. */
async function forgetCaches(): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const name of await caches.keys()) await caches.delete(name);
}
