import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Takes the data folder for this process, or throws naming the process that has it. Two processes on one embedded
 * database would silently lose rows. The lock is the operating system's (held through SQLite), so it ends with the process, however
 * that ends, and cannot go stale.
 *
 * @returns the function that gives the folder back
 */
export function lockDataFolder(dataFolder: string): () => void {
  const holderFile = join(dataFolder, "lock.holder");
  const lock = new DatabaseSync(join(dataFolder, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(
      `${dataFolder} is in use by process ${readHolder(holderFile)}. Stop it first, or set another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return () => lock.isOpen && lock.close();
}

function readHolder(holderFile: string): string {
  try {
    return readFileSync(holderFile, "utf8");
  } catch {
    return "(unknown)";
  }
}
