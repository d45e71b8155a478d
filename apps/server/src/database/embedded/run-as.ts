import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Who PostgreSQL runs as; empty for the user that the portal runs as. */
export type RunAs = { uid: number; gid: number } | { uid?: undefined; gid?: undefined };

/** "nobody" on every system that we know. */
const unprivilegedId = 65_534;
const executableByOthers = 0o001;

const isRoot = (): boolean => process.getuid?.() === 0;

/** For a new cluster: PostgreSQL refuses to run as root; for an ordinary user it runs as that user. */
export const runAs = (): RunAs => (isRoot() ? { uid: unprivilegedId, gid: unprivilegedId } : {});

/** For a cluster that exists: root starts it as the user that it belongs to. */
export function runAsOwner(folder: string): RunAs {
  if (!isRoot()) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** Gives a folder or file to the user PostgreSQL runs as. */
export function giveTo({ uid, gid }: RunAs, path: string): void {
  if (uid !== undefined) chownSync(path, uid, gid);
}

/**
 * Can PostgreSQL's user enter this folder, or run this program? Judged by modes and owners, access control lists left aside: where those would
 * let the user pass, the only loss is a copy elsewhere.
 */
export function isReachable({ uid }: RunAs, path: string): boolean {
  if (uid === undefined) return true;
  for (let current = path; ; current = dirname(current)) {
    const stats = statSync(current);
    if (stats.uid !== uid && (stats.mode & executableByOthers) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
