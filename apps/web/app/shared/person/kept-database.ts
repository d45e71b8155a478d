const prefix = "kept-";
const waitingPrefix = "waiting-";

/** The database of what one account last read: another account has another one, and nobody opens both. */
export const keptDatabaseOf = (person: string): string => `${prefix}${person}`;

/** The database of what one account has done and the server has not confirmed yet. */
export const waitingDatabaseOf = (person: string): string => `${waitingPrefix}${person}`;

/**
 * Whether this browser stores databases that a logout can find again. One that cannot list them gets none: what is
 * stored there could neither be sent nor deleted.
 */
export const hasDatabases = (): boolean =>
  typeof indexedDB !== "undefined" && typeof indexedDB.databases === "function";

/**
 * Deletes what other accounts have left in this browser, or everybody when nobody is logged in: a phone that is
 * switched off during a logout may not have deleted it.
 */
export async function forgetOthersReplies(person: string | undefined): Promise<void> {
  if (!hasDatabases()) return;
  const own = person === undefined ? [] : [keptDatabaseOf(person), waitingDatabaseOf(person)];
  for (const { name } of await indexedDB.databases()) {
    const isPersons = name?.startsWith(prefix) || name?.startsWith(waitingPrefix);
    if (name && isPersons && !own.includes(name)) indexedDB.deleteDatabase(name);
  }
}
