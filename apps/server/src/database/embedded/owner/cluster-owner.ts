import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/** The DATA_DIR that owns a cluster outside of it. A copied folder has another inode; a moved folder keeps its own. */
interface Owner {
  path: string;
  /** May change when the machine restarts, so it only decides if the path differs. */
  device: string;
  inode: string;
}

const ownerName = "owner.json";
const identifierName = "postgresql.id";

/** Reads from a cluster's folder which DATA_DIR owns it. Returns nothing for a cluster inside its DATA_DIR, or of an earlier edition. */
export function findOwner(clusterFolder: string): Owner | undefined {
  const text = readIfThere(join(clusterFolder, ownerName));
  if (text === undefined) return undefined;
  try {
    const { path, device, inode } = JSON.parse(text);
    return { path: String(path), device: String(device), inode: String(inode) };
  } catch {
    return { path: "(unreadable)", device: "", inode: "" };
  }
}

/** Records that this DATA_DIR owns the cluster from now on. */
export function writeOwner(clusterFolder: string, portalFolder: string): void {
  replaceFile(join(clusterFolder, ownerName), describeOwner(portalFolder));
}

/**
 * Makes sure that only its owner uses a cluster outside of DATA_DIR, because a copied folder contains a link to the original's data. A
 * moved folder is recognised, and its new path recorded.
 * @throws Error that names the owner and how to hand the cluster over
 */
export function assertOwned(clusterFolder: string, portalFolder: string): void {
  if (isInside(clusterFolder, portalFolder)) return;
  // Of an earlier edition: the first DATA_DIR becomes the owner.
  if (!findOwner(clusterFolder)) writeOnce(join(clusterFolder, ownerName), describeOwner(portalFolder));
  const owner = findOwner(clusterFolder);
  if (!owner || !isOwner(owner, portalFolder))
    throw new Error(
      `The database in ${clusterFolder} belongs to ${owner?.path}, and ${portalFolder} is a copy that holds a link to it: the portal does not start. ` +
        `If ${owner?.path} no longer exists, stop its portal and run: DATA_DIR=${portalFolder} npm run db:adopt. ` +
        "For a copy with data of its own, README.md (Copies and backups) says what to copy.",
    );
  if (JSON.stringify(owner) !== describeOwner(portalFolder)) writeOwner(clusterFolder, portalFolder);
}

/** Whether this folder is the owner, under any path. */
export function isOwner(owner: Owner, portalFolder: string): boolean {
  const { path, device, inode } = readIdentity(portalFolder);
  return inode === owner.inode && (device === owner.device || path === owner.path);
}

export const isInside = (clusterFolder: string, portalFolder: string): boolean =>
  clusterFolder.startsWith(realpathSync(portalFolder) + sep);

/**
 * Compares the database with the one that this DATA_DIR has used so far. The first one is recorded.
 * @throws Error that names both
 */
export function assertKnownSystem(portalFolder: string, systemIdentifier: string): void {
  const file = join(portalFolder, identifierName);
  writeOnce(file, systemIdentifier);
  const known = readFileSync(file, "utf8").trim();
  if (known !== systemIdentifier)
    throw new Error(
      `The database of ${portalFolder} is another one (${systemIdentifier}) than it has worked with so far (${known}, in ${file}). ` +
        `Put its own back, or, if this one is meant, run: DATA_DIR=${portalFolder} npm run db:adopt.`,
    );
}

/** Forgets the database that this DATA_DIR has used. The next one is recorded. */
export const forgetSystem = (portalFolder: string): void => rmSync(join(portalFolder, identifierName), { force: true });

const describeOwner = (portalFolder: string): string => JSON.stringify(readIdentity(portalFolder));

function readIdentity(portalFolder: string): Owner {
  const path = realpathSync(portalFolder);
  const { dev, ino } = statSync(path, { bigint: true });
  return { path, device: String(dev), inode: String(ino) };
}

function replaceFile(file: string, text: string): void {
  const draft = draftOf(file);
  writeFileSync(draft, text, { mode: 0o644 });
  renameSync(draft, file);
}

/** Of two simultaneous writers only one succeeds, and the file is never partly written. */
function writeOnce(file: string, text: string): void {
  const draft = draftOf(file);
  writeFileSync(draft, text, { mode: 0o644 });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Not every file system has hard links.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST" && !existsSync(file)) renameSync(draft, file);
  }
  rmSync(draft, { force: true });
}

const draftOf = (file: string): string => join(dirname(file), `.${randomBytes(6).toString("hex")}.draft`);

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}
