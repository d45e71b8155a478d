const prefix = "kept-";

/** The database of what one account last read: another account has another one, and nobody opens both. */
export const keptDatabaseOf = (person: string): string => `${prefix}${person}`;

/**
 * Deletes what other accounts have left in this browser, or everybody when nobody is logged in: a phone that is
 * switched off during a logout may not have deleted it.
 */
export async function forgetOthersReplies(person: string | undefined): Promise<void> {
  if (typeof indexedDB === "undefined") return;
  const own = person === undefined ? undefined : keptDatabaseOf(person);
  for (const { name } of await indexedDB.databases())
    if (name?.startsWith(prefix) && name !== own) indexedDB.deleteDatabase(name);
}
