import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user that PostgreSQL runs as. Empty for the portal's own user. */
export type RunAs = { uid: number; gid: number } | { uid?: undefined; gid?: undefined };

/** "nobody" on all common systems. */
const unprivilegedId = 65_534;
const executableByOthers = 0o001;

const isRoot = (): boolean => process.getuid?.() === 0;

/** For a new cluster. PostgreSQL refuses to run as root, so root uses another user; other users run it themselves. */
export const runAs = (): RunAs => (isRoot() ? { uid: unprivilegedId, gid: unprivilegedId } : {});

/** For an existing cluster: root starts it as the user who owns it. */
export function runAsOwner(folder: string): RunAs {
  if (!isRoot()) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** Makes PostgreSQL's user the owner of a folder or file. */
export function giveTo({ uid, gid }: RunAs, path: string): void {
  if (uid !== undefined) chownSync(path, uid, gid);
}

/**
 * Whether PostgreSQL's user can enter this folder or run this program. Judged by modes and owners only. If an access control list would
 * allow more, the only cost is a copy elsewhere.
 */
export function isReachable({ uid }: RunAs, path: string): boolean {
  if (uid === undefined) return true;
  for (let current = path; ; current = dirname(current)) {
    const stats = statSync(current);
    if (stats.uid !== uid && (stats.mode & executableByOthers) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
