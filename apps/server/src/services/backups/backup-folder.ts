import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { BackupStore } from "./backup-store.ts";

const folderMode = 0o700;
const fileMode = 0o600;
/** The end of a name that is not complete yet. */
const draftEnd = ".draft";

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Opens a folder for backups, which only the portal's user can read. It is created with the first object. */
export function openBackupFolder(folder: string): BackupStore {
  return {
    placeName: folder,
    put: async (name, bytes) => {
      const file = join(folder, name);
      const draft = `${file}.${randomUUID()}${draftEnd}`;
      await mkdir(dirname(file), { recursive: true, mode: folderMode });
      await writeDurably(draft, bytes).catch(async (error) => {
        await rm(draft, { force: true });
        throw error;
      });
      await rename(draft, file);
      await syncFolder(dirname(file));
    },
    get: (name) =>
      readFile(join(folder, name)).catch((error) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    list: async function* (below) {
      for await (const file of listFiles(join(folder, below))) yield relative(folder, file);
    },
    remove: async (name) => {
      await rm(join(folder, name), { force: true });
      // The folder of a backup goes with its last file.
      await rmdir(dirname(join(folder, name))).catch(() => {});
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", fileMode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Without this, a loss of power could undo the rename. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function* listFiles(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}
