import { randomBytes } from "node:crypto";
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ClusterPlace } from "./cluster-place.ts";
import { isTaken } from "./processes.ts";

/** What PostgreSQL wrote about itself into its data folder. The file remains if it is killed, and in every copy of the folder. */
export interface PostmasterFile {
  text: string;
  pid: number;
  /** The path of the data folder when this PostgreSQL started. */
  folder: string;
  startedSeconds: number;
  port: number;
  /** Empty if it only listens on the loopback interface. */
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
    // Negative without a server, for a single user. 0 if a power failure has emptied the file.
    pid: Math.abs(Number(pid)),
    folder,
    startedSeconds: Number(startedSeconds),
    port: Number(port),
    socketFolder,
    isReady: status.trim() === "ready",
  };
}

/** Distinguishes a folder from others that have its path at another time. Returns nothing if it does not exist or cannot be read. */
export function identify(folder: string): string | undefined {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if (!["ENOENT", "ENOTDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return undefined;
  }
}

/** Whether both paths lead to the same folder now. */
export const isSameFolder = (one: string, other: string): boolean =>
  identify(one) !== undefined && identify(one) === identify(other);

/**
 * Removes the files of a dead PostgreSQL whose process number another process has by now. PostgreSQL itself would not start. Two servers on
 * one folder are still impossible, because PostgreSQL also checks for users of its shared memory.
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

/** Restores the file if another portal has started PostgreSQL meanwhile. */
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
