import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readPostmasterFile } from "../../src/database/embedded/postmaster-file.ts";
import { mayBePostgres } from "../../src/database/embedded/processes.ts";

const run = promisify(execFile);
/** `cp` keeps owners and modes, which PostgreSQL insists on. */
export async function copy(from: string, to: string): Promise<void> {
  try {
    await run("cp", ["-a", from, to]);
  } catch (error) {
    // A server that ends takes a file away while it is copied; what else is missing shows when the copy is started.
    if (!String(error).includes("cannot stat")) throw error;
  }
}

/** Puts one folder in the place of another; false where something was written there meanwhile. */
export function replaceFolder(path: string, by: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true });
    renameSync(by, path);
    return true;
  } catch {
    return false;
  }
}

/** By the file in the folder: a copy names the original's server, which may have ended since. */
export function findServerAt(path: string): number | undefined {
  const file = readPostmasterFile(join(path, "postgresql/data"));
  return file && mayBePostgres(file.pid) ? file.pid : undefined;
}

/** PostgreSQL's user must pass through. */
export function makeRoot(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "hunarmand-copies-")));
  chmodSync(root, 0o711);
  return root;
}
