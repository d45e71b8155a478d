import { BackupRefused } from "../../services/backups/backup-refused.ts";
import type { BackupVault } from "../../services/backups/backup-vault.ts";
import type { Services } from "../../services/services.ts";
import { readFileLists } from "./file-lists.ts";
import { readBackupTime, readManifest, runsFolder } from "./manifest.ts";
import { deleteOldBackups } from "./upkeep.queries.ts";

const dayMilliseconds = 86_400_000;
/** Backups are deleted after so many days (docs/security-rules.md SF3). */
export const backupDays = 14;

/** One backup as it is listed, complete or not. */
interface Run {
  time: Date;
  name: string;
  isComplete: boolean;
  keys: string[];
}

/**
 * Deletes backups that are older than fourteen days, of each former day all but the newest, and what was left of backups that failed. Then
 * deletes the copies of files that no backup names any more. Call it after a new backup, with the lock of backups.
 */
export async function removeOldBackups({ db, clock, backups }: Pick<Services, "db" | "clock" | "backups">) {
  const { vault } = backups;
  const now = clock.now();
  for (const [folder, runs] of await listRuns(vault)) {
    const kept = chooseKept(runs, now);
    for (const { keys } of runs.filter((run) => !kept.includes(run))) {
      // Without its manifest a backup is incomplete, however far its deletion gets.
      for (const key of keys.toSorted((one) => (one.endsWith("/manifest") ? -1 : 0))) await vault.store.remove(key);
    }
    await removeCopies(vault, folder, kept);
  }
  await deleteOldBackups(db, new Date(now.getTime() - backupDays * dayMilliseconds));
}

/** Lists all backups by their key's folder, newest first. */
async function listRuns({ store }: BackupVault): Promise<Map<string, Run[]>> {
  const folders = new Map<string, Map<string, Run>>();
  for await (const key of store.list("")) {
    const [folder = "", kind, name = ""] = key.split("/");
    const runs = folders.get(folder) ?? new Map<string, Run>();
    folders.set(folder, runs);
    const time = kind === runsFolder ? readBackupTime(name) : undefined;
    if (!time) continue;
    const run = runs.get(name) ?? { time, name, isComplete: false, keys: [] };
    runs.set(name, run);
    run.keys.push(key);
    run.isComplete ||= key.endsWith("/manifest");
  }
  const newestFirst = (one: Run, other: Run) => other.time.getTime() - one.time.getTime();
  return new Map([...folders].map(([folder, runs]) => [folder, [...runs.values()].sort(newestFirst)]));
}

function chooseKept(runs: readonly Run[], now: Date): Run[] {
  const ageDays = ({ time }: Run) => (now.getTime() - time.getTime()) / dayMilliseconds;
  const dayOf = ({ time }: Run) => time.toISOString().slice(0, "yyyy-mm-dd".length);
  const complete = runs.filter(({ isComplete }) => isComplete);
  return runs.filter((run) => {
    if (ageDays(run) >= backupDays) return false;
    if (ageDays(run) < 1) return true;
    return run === complete.find((other) => dayOf(other) === dayOf(run));
  });
}

/** If the list of a kept backup cannot be read, because it has another key or is damaged, all copies stay until that backup is deleted. */
async function removeCopies(vault: BackupVault, folder: string, kept: readonly Run[]): Promise<void> {
  if (kept.length > 0 && folder !== vault.folder) return;
  const named = new Set<string>();
  for (const { name } of kept.filter(({ isComplete }) => isComplete)) {
    const copies = await listCopies(vault, name);
    if (!copies) return;
    for (const copy of copies) named.add(`${folder}/${copy}`);
  }
  for await (const key of vault.store.list(`${folder}/files`)) if (!named.has(key)) await vault.store.remove(key);
}

/** Returns nothing if the backup is damaged. */
async function listCopies(vault: BackupVault, name: string): Promise<string[] | undefined> {
  try {
    const { fileLists } = await readManifest(vault, name);
    const names: string[] = [];
    for await (const copy of readFileLists(vault, fileLists)) names.push(copy.name);
    return names;
  } catch (error) {
    if (error instanceof BackupRefused) return undefined;
    throw error;
  }
}
