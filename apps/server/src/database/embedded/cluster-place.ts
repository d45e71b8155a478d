import { join } from "node:path";
import type { RunAs } from "./run-as.ts";

/** A PostgreSQL cluster on the disk, and all that is needed to run it. */
export interface ClusterPlace {
  /** Where `postgres` is. */
  programsFolder: string;
  /** PostgreSQL's own data folder. */
  dataFolder: string;
  /** Of mode 0700; nothing where its path is too long for a socket. */
  socketFolder: string | undefined;
  logFile: string;
  /** For connections over the loopback interface. */
  passwordFile: string;
  user: RunAs;
  /** Beyond what every cluster runs with. */
  settings?: Record<string, string>;
}

export const superuser = "hunarmand";
/** What the operating system allows for a socket's path, less the byte that ends it. */
const socketPathBytesMax = 107;

/** What a cluster consists of, below the folder that holds it. */
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
