import { randomUUID } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findPrograms, type Programs } from "./programs.ts";
import { isReachable, type RunAs } from "./run-as.ts";

/** Where root stores what PostgreSQL's user must reach, if the checkout or DATA_DIR is below a private folder. */
export const stateFolder = "/var/lib/hunarmand";

const openToAll = 0o755;
/** Only compilers need static libraries. */
const isNeeded = (path: string): boolean => !path.endsWith(".a");

/**
 * Creates the state folder.
 * @throws Error with one line that says what to do
 */
export function makeStateFolder(): void {
  try {
    mkdirSync(stateFolder, { recursive: true });
    chmodSync(stateFolder, openToAll);
  } catch (error) {
    throw new Error(
      `PostgreSQL does not run as root, and the user that it runs as can reach neither this folder nor ${stateFolder}. ` +
        "Run the portal as an ordinary user, or set DATABASE_URL.",
      { cause: error },
    );
  }
}

/**
 * Returns the `bin` folder of programs that `user` can run: the installed package's, or a copy's in the state folder, which is made once.
 */
export function findRunnablePrograms(user: RunAs, programs = findPrograms()): string {
  // The user must be able to pass through all folders of the real path.
  const installed = realpathSync(join(programs.folder, "bin"));
  if (isReachable(user, join(installed, "postgres"))) return installed;
  makeStateFolder();
  const copy = join(stateFolder, `programs-${programs.version}`);
  if (!existsSync(copy)) copyPrograms(programs, copy);
  return join(copy, "bin");
}

/** Copies to a draft folder and then moves it, so that an incomplete copy is never run. */
function copyPrograms({ folder }: Programs, copy: string): void {
  const draft = `${copy}.${randomUUID()}`;
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  chmodSync(draft, openToAll);
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), openToAll);
  }
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another portal was faster. Its copy is the same.
    if (!existsSync(copy)) throw error;
  }
}
