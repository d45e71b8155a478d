const prefix = "kept-";
const waitingPrefix = "waiting-";

/** The database of what one account last read: another account has another one, and nobody opens both. */
export const keptDatabaseOf = (person: string): string => `${prefix}${person}`;

/** The database of what one account has done and the server has not confirmed yet. */
export const waitingDatabaseOf = (person: string): string => `${waitingPrefix}${person}`;

const sealedPrefix = "sealed-";
const sealedMilliseconds = 7 * 86_400_000;

/** The local storage's key for the keys of what waits, while its account is logged in. */
export const waitingKeysKey = "waitingKeys";

/** The database of what an account had waiting when its session ended. The tag is the key's: it names no account. */
export const sealedDatabaseOf = (tag: string): string => `${sealedPrefix}${Date.now() + sealedMilliseconds}-${tag}`;

export const isSealed = (name: string): boolean => name.startsWith(sealedPrefix);

export const isSealedBy = (tag: string, name: string): boolean => isSealed(name) && name.endsWith(`-${tag}`);

/** One that ends too late was sealed by a clock that was far ahead. */
export function isOver(name: string): boolean {
  const left = Number(name.split("-")[1]) - Date.now();
  return !(left > 0 && left < 2 * sealedMilliseconds);
}

/**
 * Whether this browser stores databases that a logout can find again. One that cannot list them gets none: what is
 * stored there could neither be sent nor deleted.
 */
export const hasDatabases = (): boolean =>
  typeof indexedDB !== "undefined" && typeof indexedDB.databases === "function";

/**
 * Deletes what other accounts have left in this browser, or everybody when nobody is logged in: a phone that is
 * switched off during a logout may not have deleted it. What is sealed is deleted when its time is over.
 */
export async function forgetOthersReplies(person: string | undefined): Promise<void> {
  if (!hasDatabases()) return;
  const own = person === undefined ? [] : [keptDatabaseOf(person), waitingDatabaseOf(person)];
  for (const { name } of await indexedDB.databases()) {
    const isPersons = name?.startsWith(prefix) || name?.startsWith(waitingPrefix);
    const isLeft = isPersons ? !own.includes(name ?? "") : name !== undefined && isSealed(name) && isOver(name);
    if (name && isLeft) indexedDB.deleteDatabase(name);
  }
}
