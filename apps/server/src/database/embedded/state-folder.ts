import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findPrograms, type Programs } from "./programs.ts";
import { isReachable, type RunAs } from "./run-as.ts";

/** Where root keeps what PostgreSQL's user must reach, when the checkout or DATA_DIR lies below a private folder. */
export const stateFolder = "/var/lib/hunarmand";

const openToAll = 0o755;
/** Static libraries are for compilers. */
const isNeeded = (path: string): boolean => !path.endsWith(".a");

/** Makes the state folder; throws one line that says what to do where that cannot be. */
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

/** Returns the `bin` folder of programs that `user` can run: of the installed package, or of a copy in the state folder that is made once. */
export function findRunnablePrograms(user: RunAs, programs = findPrograms()): string {
  // The folders on the real way there are what its user has to pass through.
  const installed = realpathSync(join(programs.folder, "bin"));
  if (isReachable(user, join(installed, "postgres"))) return installed;
  makeStateFolder();
  const copy = join(stateFolder, `programs-${programs.version}`);
  if (!existsSync(copy)) copyPrograms(programs, copy);
  return join(copy, "bin");
}

/** Copied beside its place and then moved there: a copy that was cut off is never run. */
function copyPrograms({ folder }: Programs, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  chmodSync(draft, openToAll);
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), openToAll);
  }
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another portal was quicker: its copy is the same.
    if (!existsSync(copy)) throw error;
  }
}
