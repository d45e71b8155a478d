import { openDB } from "idb";
import { hasDatabases } from "../../../../shared/person/kept-database.ts";
import type { NewAttachment } from "../../../attachments/send-attachment.ts";

const storeName = "files";
/** The key of this tab's files. Files of other tabs, perhaps of another person, are never shown, and are deleted. */
const tabKey = "jobDraftFiles";

/** Opened for each use: an open connection would keep a logout from deleting the database. */
async function withFiles<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const open = async () => {
  // A logout could not find it.
  if (!hasDatabases()) throw new DOMException("This browser cannot list its databases.", "NotSupportedError");
  return openDB("jobDraft", 1, { upgrade: (database) => void database.createObjectStore(storeName) });
};

/** Keeps the draft's pictures and voice note for a reload. In a browser without storage they are only in memory. */
export async function keepFiles(files: readonly NewAttachment[]): Promise<void> {
  if (files.length === 0) return forgetFiles();
  const tab = sessionStorage.getItem(tabKey) ?? crypto.randomUUID();
  sessionStorage.setItem(tabKey, tab);
  await withFiles((database) => database.put(storeName, files, tab)).catch(() => undefined);
}

export async function restoreFiles(): Promise<readonly NewAttachment[]> {
  const tab = sessionStorage.getItem(tabKey);
  if (!tab) return [];
  const kept: unknown = await withFiles((database) => database.get(storeName, tab)).catch(() => undefined);
  return Array.isArray(kept) ? (kept as NewAttachment[]) : [];
}

export async function forgetFiles(): Promise<void> {
  if (!sessionStorage.getItem(tabKey)) return;
  sessionStorage.removeItem(tabKey);
  await withFiles((database) => database.clear(storeName)).catch(() => undefined);
}
