import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ClusterPlace, describeCluster } from "./cluster-place.ts";
import { initialiseCluster } from "./initialise-cluster.ts";
import { assertOwned, forgetSystem, writeOwner } from "./owner/cluster-owner.ts";
import { isReachable, runAs, runAsOwner } from "./run-as.ts";
import { findRunnablePrograms, stateFolder } from "./state-folder.ts";

const clusterName = "postgresql";
/** Other users may pass through the folder, because PostgreSQL's user must. The content has its own modes. */
const passableMode = 0o711;

/** Creates DATA_DIR before anything writes to it, so that PostgreSQL's user can pass through if it is not the portal's user. */
export function makePortalFolder(portalFolder: string): void {
  const made = mkdirSync(portalFolder, { recursive: true, mode: 0o700 });
  if (made === undefined || runAs().uid === undefined) return;
  for (let folder = portalFolder; folder.startsWith(made); folder = dirname(folder)) chmodSync(folder, passableMode);
}

/**
 * Finds or creates the cluster of a data folder: `postgresql` in DATA_DIR is the cluster, or a link to it in the state folder. Never
 * initialises over existing data.
 * @throws Error if it is damaged, or belongs to another user, another DATA_DIR or the first edition
 */
export async function findOrMakeCluster(portalFolder: string): Promise<ClusterPlace> {
  const user = runAs();
  const folder = realpathSync(portalFolder);
  const link = join(folder, clusterName);
  if (!lstatSync(link, { throwIfNoEntry: false })) {
    refuseFirstEdition(portalFolder);
    forgetSystem(folder);
    await initialiseCluster({
      place: link,
      elsewhere: isReachable(user, folder)
        ? undefined
        : { folder: stateFolder, finish: (draft) => writeOwner(draft, folder) },
      user,
    });
  }
  return findCluster(folder);
}

/**
 * Finds the cluster of a data folder that has one.
 * @throws Error if the data folder does not own it, or it cannot run
 */
export function findCluster(portalFolder: string): ClusterPlace {
  const folder = locateCluster(portalFolder);
  assertOwned(folder, portalFolder);
  const data = join(folder, "data");
  assertComplete(data);
  const user = runAsOwner(data);
  if (!isReachable(user, folder))
    throw new Error(
      `PostgreSQL runs as user ${user.uid}, who cannot reach ${folder}. Open the folders above it (chmod o+x), or set DATABASE_URL.`,
    );
  return describeCluster(folder, findRunnablePrograms(user), user);
}

/**
 * Returns the folder of the cluster itself, also if DATA_DIR has a link to it.
 * @throws Error if that link is broken
 */
export function locateCluster(portalFolder: string): string {
  const link = join(portalFolder, clusterName);
  if (!existsSync(link)) throw new Error(`The database that ${link} links to is gone. Restore it from a backup.`);
  return realpathSync(link);
}

/** PostgreSQL's programs would create a new, empty database in place of a lost one. So this stops with an error. */
function assertComplete(folder: string): void {
  let names: Set<string>;
  try {
    names = new Set(readdirSync(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") names = new Set();
    else
      throw new Error(`The database in ${folder} belongs to another user. Start the portal as that user, or as root.`);
  }
  // With links to the same data in two folders, neither would notice that the other's PostgreSQL runs.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${folder} is a link. Move all of ${dirname(folder)} to where the data should be, and link to that.`,
    );
  const missing = ["PG_VERSION", "global", "base", "pg_wal"].filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new Error(`The database in ${folder} is damaged (missing: ${missing.join(", ")}). Restore it from a backup.`);
}

/** The first edition stored its database in `postgres`, in a format that only PGlite reads. */
function refuseFirstEdition(portalFolder: string): void {
  const old = join(portalFolder, "postgres");
  if (existsSync(old))
    throw new Error(
      `${old} is a PGlite database of the first edition. docs/decisions/2026-11-22-0100-one-engine.md says how to move it; to start with an empty database, move the folder away.`,
    );
}
