import { existsSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { findOwner, isOwner } from "./cluster-owner.ts";

/** A cluster outside of its DATA_DIR. */
export interface ListedCluster {
  folder: string;
  /** The DATA_DIR that owns it. Undefined for an earlier edition's cluster that was not started since. */
  ownerFolder: string | undefined;
  /** Whether that folder has a link to it. */
  isLinked: boolean;
  usedAt: Date;
}

/** Lists the clusters of the state folder: those without a link first, and in each group the longest unused first. */
export function listClusters(stateFolder: string): ListedCluster[] {
  if (!existsSync(stateFolder)) return [];
  const names = readdirSync(stateFolder).filter((name) => name.startsWith("postgresql"));
  return names
    .map((name) => describe(join(stateFolder, name)))
    .sort((a, b) => Number(a.isLinked) - Number(b.isLinked) || a.usedAt.getTime() - b.usedAt.getTime());
}

function describe(folder: string): ListedCluster {
  const owner = findOwner(folder);
  const control = statSync(join(folder, "data/global/pg_control"), { throwIfNoEntry: false });
  return {
    folder,
    ownerFolder: owner?.path,
    isLinked: owner !== undefined && existsSync(owner.path) && isOwner(owner, owner.path) && isLink(owner.path, folder),
    // PostgreSQL writes to this file at each start, stop and checkpoint.
    usedAt: (control ?? statSync(folder)).mtime,
  };
}

function isLink(portalFolder: string, clusterFolder: string): boolean {
  try {
    return readlinkSync(join(portalFolder, "postgresql")) === clusterFolder;
  } catch {
    return false;
  }
}
