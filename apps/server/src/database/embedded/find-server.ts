import { randomBytes } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import type { NetConnectOpts } from "node:net";
import { basename, join } from "node:path";
import pg from "pg";
import { type ClusterPlace, superuser } from "./cluster-place.ts";
import { identify, isSameFolder, type PostmasterFile, readPostmasterFile } from "./postmaster-file.ts";
import { mayBePostgres, mayBePostgresSince, workingFolderOf } from "./processes.ts";

const connectMilliseconds = 10_000;
/** From the first line of PostgreSQL's file to the time that it gives for its start. */
const startSecondsMax = 300;
const emptyFileMilliseconds = 2_000;
const defaultPort = 5432;

/** A PostgreSQL that has proven to run on the cluster's own data folder. */
export interface Server {
  pid: number;
  address: NetConnectOpts;
  /** The connection over which it has proven that. */
  client: pg.Client;
}

export type Found =
  | { state: "here"; server: Server }
  /** It runs on this folder, but was started on it under another path, to which it goes on writing: nobody may work with it. */
  | { state: "displaced"; server: Server; formerly: string }
  /** It starts, stops, or does not reply: another look will tell. */
  | { state: "unclear" }
  /** Nobody runs on this folder, whatever the file that was left there says. */
  | { state: "nobody"; stale: PostmasterFile | undefined };

/** Where a server may listen; `isOwn` where nobody but the one of this folder can. */
interface Door {
  host: string;
  port: number;
  isOwn: boolean;
}

/** Where connections go from now on. */
const addressOf = ({ host, port }: Door): NetConnectOpts =>
  host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };

/**
 * Finds the PostgreSQL that runs on this very data folder. Its file there proves nothing: copies of the folder hold it as well, and its process's
 * number may be another's by now. The server that replies has to see what has just been put into the folder.
 * @throws Error with one clear line where another server holds this folder's socket
 */
export async function findServer(place: ClusterPlace): Promise<Found> {
  const file = readPostmasterFile(place.dataFolder);
  for (const door of listDoors(place, file)) {
    const answer = await knock(place, door, file);
    if (answer === "unclear") {
      if (door.isOwn || (file && isOf(file, place))) return { state: "unclear" };
    } else if (typeof answer === "object") return answer;
  }
  return file && mayBeStarting(file, place.dataFolder) ? { state: "unclear" } : { state: "nobody", stale: file };
}

/** The socket in the cluster's own folder first: it was bound there, and a copy of it leads nowhere. */
function listDoors({ socketFolder, dataFolder }: ClusterPlace, file: PostmasterFile | undefined): Door[] {
  const doors: Door[] = socketFolder ? [{ host: socketFolder, port: file?.port || defaultPort, isOwn: true }] : [];
  if (!file?.port) return doors;
  const { socketFolder: host, port } = file;
  if (!host) doors.push({ host: "127.0.0.1", port, isOwn: false });
  else if (isSameFolder(file.folder, dataFolder) && !(socketFolder && isSameFolder(host, socketFolder)))
    doors.push({ host, port, isOwn: false });
  return doors;
}

const isOf = (file: PostmasterFile, { dataFolder }: ClusterPlace): boolean =>
  isSameFolder(file.folder, dataFolder) && mayBePostgres(file.pid);

/** One that is ready would have been reached; one that starts in another folder is that folder's. */
function mayBeStarting({ text, pid, folder, isReady, startedSeconds }: PostmasterFile, dataFolder: string): boolean {
  if (text.trim() === "") return isYoung(join(dataFolder, "postmaster.pid"));
  if (isReady || !isSameFolder(folder, dataFolder) || !mayBePostgresSince(pid, startedSeconds)) return false;
  const workingFolder = identify(workingFolderOf(pid));
  return workingFolder === undefined || workingFolder === identify(dataFolder);
}

const isYoung = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < emptyFileMilliseconds;

/** Connects, and has the server prove that it is the one of this folder. */
async function knock(
  place: ClusterPlace,
  door: Door,
  file: PostmasterFile | undefined,
): Promise<Extract<Found, { server: Server }> | "nobody" | "another" | "unclear"> {
  const client = new pg.Client({
    host: door.host,
    port: door.port,
    user: superuser,
    database: "postgres",
    password: () => readFileSync(place.passwordFile, "utf8"),
    application_name: "presence",
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: connectMilliseconds,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { isHere, startedSeconds, formerly } = await prove(client, place.dataFolder);
    if (!isHere) throw refuse(place, door);
    // It has lost its file, and will end for that.
    if (!file) throw new Unclear();
    const server = { pid: file.pid, address: addressOf(door), client };
    if (!isSameFolder(formerly, place.dataFolder)) return { state: "displaced", server, formerly };
    assertSameStart(place, file, startedSeconds);
    return { state: "here", server };
  } catch (error) {
    client.end().catch(() => {});
    return judge(error, door);
  }
}

/** The server is asked for a file that has just been made: no other server, and no other folder, has it. */
async function prove(client: pg.Client, dataFolder: string) {
  const file = join(dataFolder, `.portal-${randomBytes(12).toString("hex")}`);
  closeSync(openSync(file, "wx", 0o600));
  try {
    const { rows } = await client.query(
      `select (pg_stat_file($1, true)).size is not null as "isHere", current_setting('data_directory') as formerly,
        extract(epoch from pg_postmaster_start_time())::float8 as "startedSeconds"`,
      [basename(file)],
    );
    return rows[0] as { isHere: boolean; startedSeconds: number; formerly: string };
  } finally {
    rmSync(file, { force: true });
  }
}

/** Files that were put back under a server that runs speak of another one. */
function assertSameStart({ dataFolder }: ClusterPlace, file: PostmasterFile, startedSeconds: number): void {
  const after = startedSeconds - file.startedSeconds;
  if (after < -1 || after > startSecondsMax)
    throw new AnotherServer(
      `The files in ${dataFolder} were replaced while PostgreSQL ran on them. Stop that PostgreSQL, then start the portal again.`,
    );
}

/** A server on this folder's socket that does not see this folder. */
class AnotherServer extends Error {}
class Unclear extends Error {}

const refuse = ({ dataFolder }: ClusterPlace, { host, isOwn }: Door): Error =>
  isOwn
    ? new AnotherServer(
        `The PostgreSQL that listens in ${host} runs on another folder than ${dataFolder}. Stop it first.`,
      )
    : new Error("another's server");

/** Refused connections, and sockets that nobody holds. */
const nobody = /^(ECONNREFUSED|ENOENT|ENOTDIR|ENOTSOCK|EPROTOTYPE)$/;
/** Starting, stopping, full, too busy to accept or to reply. */
const unclear = /^(57P|53|EAGAIN|ECONNRESET|EPIPE|ETIMEDOUT)/;

function judge(error: unknown, { isOwn }: Door): "nobody" | "another" | "unclear" {
  if (error instanceof AnotherServer) throw error;
  if (error instanceof Unclear) return "unclear";
  const { code = "", message, syscall } = error as NodeJS.ErrnoException;
  // The folder cannot be written to: nothing can be proven.
  if (syscall === "open") throw error;
  if (nobody.test(code) && syscall === "connect") return "nobody";
  if (unclear.test(code) || /timeout|terminated/i.test(message)) return "unclear";
  // What else the server of this folder refuses is worth knowing; another's is none of ours.
  if (isOwn) throw error;
  return "another";
}
