import { randomBytes } from "node:crypto";
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ClusterPlace } from "./cluster-place.ts";
import { isTaken } from "./processes.ts";

/** What a PostgreSQL has written of itself into its data folder. It stays there when it is killed, and in every copy of the folder. */
export interface PostmasterFile {
  text: string;
  pid: number;
  /** The data folder as it was called when this PostgreSQL started. */
  folder: string;
  startedSeconds: number;
  port: number;
  /** Empty where it listens on the loopback interface alone. */
  socketFolder: string;
  isReady: boolean;
}

const nameOf = (dataFolder: string): string => join(dataFolder, "postmaster.pid");

export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  const text = readIfThere(nameOf(dataFolder));
  if (text === undefined) return undefined;
  const [pid, folder = "", startedSeconds, port, socketFolder = "", , , status = ""] = text.split("\n");
  return {
    text,
    // Below zero without a server, for a single user. 0 where a loss of power has left the file empty.
    pid: Math.abs(Number(pid)),
    folder,
    startedSeconds: Number(startedSeconds),
    port: Number(port),
    socketFolder,
    isReady: status.trim() === "ready",
  };
}

/** Tells a folder from any other that has its path at another time; nothing where there is none, or none that may be looked at. */
export function identify(folder: string): string | undefined {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if (!["ENOENT", "ENOTDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return undefined;
  }
}

/** Do these paths lead to the same folder at this moment? */
export const isSameFolder = (one: string, other: string): boolean =>
  identify(one) !== undefined && identify(one) === identify(other);

/**
 * Removes what a PostgreSQL that is gone has left, where the process of its number is another one by now: PostgreSQL itself would not
 * start. Two on one folder are still impossible, because it looks for those who use its shared memory as well.
 */
export function removeLeftovers({ dataFolder, socketFolder }: ClusterPlace, stale: PostmasterFile | undefined): void {
  if (stale && (stale.pid === 0 || isTaken(stale.pid))) removeUnchanged(nameOf(dataFolder), stale.text);
  if (!socketFolder) return;
  for (const name of readdirSync(socketFolder).filter((each) => each.endsWith(".lock"))) {
    const file = join(socketFolder, name);
    const text = readIfThere(file);
    if (text !== undefined && isTaken(Number.parseInt(text, 10))) removeUnchanged(file, text);
  }
}

/** Another portal may have started PostgreSQL meanwhile: what it has written goes back. */
function removeUnchanged(file: string, text: string): void {
  const taken = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    renameSync(file, taken);
    if (readFileSync(taken, "utf8") !== text) linkSync(taken, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
  rmSync(taken, { force: true });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
