import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readPostmasterFile } from "../../src/database/embedded/postmaster-file.ts";
import { mayBePostgres } from "../../src/database/embedded/processes.ts";

const run = promisify(execFile);
/** `cp` preserves owners and modes, which PostgreSQL checks. */
export async function copy(from: string, to: string): Promise<void> {
  try {
    await run("cp", ["-a", from, to]);
  } catch (error) {
    // A stopping server deletes a file during the copy. Other missing files are found when the copy is started.
    if (!String(error).includes("cannot stat")) throw error;
  }
}

/** Replaces one folder by another. Returns false if something was written there meanwhile. */
export function replaceFolder(path: string, by: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true });
    renameSync(by, path);
    return true;
  } catch {
    return false;
  }
}

/** Reads the folder's pid file. In a copy it names the original's server, which may have ended. */
export function findServerAt(path: string): number | undefined {
  const file = readPostmasterFile(join(path, "postgresql/data"));
  return file && mayBePostgres(file.pid) ? file.pid : undefined;
}

/** PostgreSQL's user needs access. */
export function makeRoot(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "hunarmand-copies-")));
  chmodSync(root, 0o711);
  return root;
}
