import pLimit from "p-limit";
import { BackupRefused } from "../../services/backups/backup-refused.ts";
import type { BackupPart, BackupVault } from "../../services/backups/backup-vault.ts";
import type { Services } from "../../services/services.ts";
import { copyKey, readFileLists, storedNameOf } from "./file-lists.ts";
import { listBackups, readManifest } from "./manifest.ts";
import { isFileNamed } from "./upkeep.queries.ts";

type Ground = Pick<Services, "db" | "clock" | "files" | "backups">;

/** A file's copy is read again at least once in so many days. */
const rereadDays = 14;
const dayMilliseconds = 86_400_000;
const copiesAtOnce = 4;

/** The copies of a backup's files. */
export interface FileCopies {
  copies: BackupPart[];
  /** Files that have a row, but are not in the store. */
  missing: number;
  /** Of the files that were copied now. */
  newBytes: number;
}

/** Copies the files that no earlier backup has, as they are stored: encrypted ones stay encrypted. */
export async function copyFiles(ground: Ground, storedNames: readonly string[]): Promise<FileCopies> {
  const known = await findIntactCopies(ground);
  const atOnce = pLimit(copiesAtOnce);
  const result: FileCopies = { copies: [], missing: 0, newBytes: 0 };
  const copy = async (storedName: string): Promise<void> => {
    const found = known.get(storedName) ?? (await copyFile(ground, storedName));
    if (found === "missing") result.missing++;
    if (!found || found === "missing") return;
    result.copies.push(found);
    if (!known.has(storedName)) result.newBytes += found.bytes;
  };
  await Promise.all(storedNames.map((name) => atOnce(copy, name)));
  return result;
}

/** Returns nothing if the file was deleted since the snapshot. */
async function copyFile({ db, files, backups }: Ground, name: string): Promise<BackupPart | "missing" | undefined> {
  const bytes = await files.find(name);
  if (bytes) return backups.vault.write(copyKey(name), bytes);
  return (await isFileNamed(db, name)) ? "missing" : undefined;
}

/** The copies that the newest backup names and that are still there, except those that are read again today and are damaged. */
async function findIntactCopies({ clock, backups: { vault } }: Ground): Promise<Map<string, BackupPart>> {
  const there = new Set<string>();
  for await (const key of vault.store.list(`${vault.folder}/files`)) there.add(key.slice(vault.folder.length + 1));
  const known = new Map<string, BackupPart>();
  const today = Math.floor(clock.now().getTime() / dayMilliseconds) % rereadDays;
  for await (const copy of readNewestCopies(vault)) {
    const isDue = Number.parseInt(copy.sha256.slice(0, 4), 16) % rereadDays === today;
    if (there.has(copy.name) && (!isDue || (await vault.isIntact(copy)))) known.set(storedNameOf(copy.name), copy);
  }
  return known;
}

/** The copies of the newest backup. Of a damaged one only those that can be read: the others are made again. */
async function* readNewestCopies(vault: BackupVault): AsyncGenerator<BackupPart> {
  const [newest] = await listBackups(vault);
  if (!newest) return;
  try {
    yield* readFileLists(vault, (await readManifest(vault, newest)).fileLists);
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
  }
}
