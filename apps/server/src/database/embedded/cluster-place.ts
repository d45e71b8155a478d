import { join } from "node:path";
import type { RunAs } from "./run-as.ts";

/** A PostgreSQL cluster on disk, and the paths to run it. */
export interface ClusterPlace {
  /** The folder of `postgres`. */
  programsFolder: string;
  /** PostgreSQL's own data folder. */
  dataFolder: string;
  /** With mode 0700. Undefined if its path is too long for a socket. */
  socketFolder: string | undefined;
  logFile: string;
  /** Contains the password for connections over the loopback interface. */
  passwordFile: string;
  user: RunAs;
  /** Settings besides those of every cluster. */
  settings?: Record<string, string>;
}

export const superuser = "hunarmand";
/** The system's limit on a socket's path, without its final zero byte. */
const socketPathBytesMax = 107;

/** Returns the paths of a cluster below its folder. */
export function describeCluster(folder: string, programsFolder: string, user: RunAs): ClusterPlace {
  const socketFolder = join(folder, "run");
  const fits = Buffer.byteLength(join(socketFolder, ".s.PGSQL.5432")) <= socketPathBytesMax;
  return {
    programsFolder,
    dataFolder: join(folder, "data"),
    socketFolder: fits ? socketFolder : undefined,
    logFile: join(folder, "postgres.log"),
    passwordFile: join(folder, "password"),
    user,
  };
}
