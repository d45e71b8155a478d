import { randomBytes } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import type { NetConnectOpts } from "node:net";
import { basename, join } from "node:path";
import pg from "pg";
import { type ClusterPlace, superuser } from "./cluster-place.ts";
import { identify, isSameFolder, type PostmasterFile, readPostmasterFile } from "./postmaster-file.ts";
import { mayBePostgres, mayBePostgresSince, workingFolderOf } from "./processes.ts";

const connectMilliseconds = 10_000;
/** The longest time between the start in PostgreSQL's file and the start that the server reports. */
const startSecondsMax = 300;
const emptyFileMilliseconds = 2_000;
const defaultPort = 5432;

/** A PostgreSQL that was proved to run on the cluster's data folder. */
export interface Server {
  pid: number;
  address: NetConnectOpts;
  /** The connection that proved it. */
  client: pg.Client;
}

export type Found =
  | { state: "here"; server: Server }
  /** It runs on this folder but was started under another path, to which it still writes. It must not be used. */
  | { state: "displaced"; server: Server; formerly: string }
  /** It is starting, stopping, or not replying: look again later. */
  | { state: "unclear" }
  /** No server runs on this folder, even if a file of one is left there. */
  | { state: "nobody"; stale: PostmasterFile | undefined };

/** An address where a server may listen. `isOwn` if only the server of this folder can. */
interface Endpoint {
  host: string;
  port: number;
  isOwn: boolean;
}

/** The address for new connections. */
const addressOf = ({ host, port }: Endpoint): NetConnectOpts =>
  host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };

/**
 * Finds the PostgreSQL that runs on this data folder. Its file proves nothing: copies of the folder contain it too, and its process number
 * may belong to another process by now. So the server must read a file that was just put into the folder.
 * @throws Error with a message of one line if another server uses this folder's socket
 */
export async function findServer(place: ClusterPlace): Promise<Found> {
  const file = readPostmasterFile(place.dataFolder);
  for (const endpoint of listEndpoints(place, file)) {
    const answer = await probe(place, endpoint, file);
    if (answer === "unclear") {
      if (endpoint.isOwn || (file && isOf(file, place))) return { state: "unclear" };
    } else if (typeof answer === "object") return answer;
  }
  return file && mayBeStarting(file, place.dataFolder) ? { state: "unclear" } : { state: "nobody", stale: file };
}

/** First the socket in the cluster's own folder, because a copied socket leads nowhere. */
function listEndpoints({ socketFolder, dataFolder }: ClusterPlace, file: PostmasterFile | undefined): Endpoint[] {
  const endpoints: Endpoint[] = socketFolder
    ? [{ host: socketFolder, port: file?.port || defaultPort, isOwn: true }]
    : [];
  if (!file?.port) return endpoints;
  const { socketFolder: host, port } = file;
  if (!host) endpoints.push({ host: "127.0.0.1", port, isOwn: false });
  else if (isSameFolder(file.folder, dataFolder) && !(socketFolder && isSameFolder(host, socketFolder)))
    endpoints.push({ host, port, isOwn: false });
  return endpoints;
}

const isOf = (file: PostmasterFile, { dataFolder }: ClusterPlace): boolean =>
  isSameFolder(file.folder, dataFolder) && mayBePostgres(file.pid);

/** A server that is ready would have replied, and one that starts in another folder is not this folder's. */
function mayBeStarting({ text, pid, folder, isReady, startedSeconds }: PostmasterFile, dataFolder: string): boolean {
  if (text.trim() === "") return isYoung(join(dataFolder, "postmaster.pid"));
  if (isReady || !isSameFolder(folder, dataFolder) || !mayBePostgresSince(pid, startedSeconds)) return false;
  const workingFolder = identify(workingFolderOf(pid));
  return workingFolder === undefined || workingFolder === identify(dataFolder);
}

const isYoung = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < emptyFileMilliseconds;

/** Connects, and checks that the server uses this folder. */
async function probe(
  place: ClusterPlace,
  endpoint: Endpoint,
  file: PostmasterFile | undefined,
): Promise<Extract<Found, { server: Server }> | "nobody" | "another" | "unclear"> {
  const client = new pg.Client({
    host: endpoint.host,
    port: endpoint.port,
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
    if (!isHere) throw refuse(place, endpoint);
    // It has lost its file, and will end because of that.
    if (!file) throw new Unclear();
    const server = { pid: file.pid, address: addressOf(endpoint), client };
    if (!isSameFolder(formerly, place.dataFolder)) return { state: "displaced", server, formerly };
    assertSameStart(place, file, startedSeconds);
    return { state: "here", server };
  } catch (error) {
    client.end().catch(() => {});
    return classifyFailure(error, endpoint);
  }
}

/** Asks the server for a file that was just created. No other server or folder has it. */
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

/** Files that were restored under a running server describe another server. */
function assertSameStart({ dataFolder }: ClusterPlace, file: PostmasterFile, startedSeconds: number): void {
  const after = startedSeconds - file.startedSeconds;
  if (after < -1 || after > startSecondsMax)
    throw new AnotherServer(
      `The files in ${dataFolder} were replaced while PostgreSQL ran on them. Stop that PostgreSQL, then start the portal again.`,
    );
}

/** A server on this folder's socket that does not use this folder. */
class AnotherServer extends Error {}
class Unclear extends Error {}

const refuse = ({ dataFolder }: ClusterPlace, { host, isOwn }: Endpoint): Error =>
  isOwn
    ? new AnotherServer(
        `The PostgreSQL that listens in ${host} runs on another folder than ${dataFolder}. Stop it first.`,
      )
    : new Error("the server of another folder");

/** Refused connections, and sockets without a process. */
const nobody = /^(ECONNREFUSED|ENOENT|ENOTDIR|ENOTSOCK|EPROTOTYPE)$/;
/** Starting, stopping, full, or too busy to accept or reply. */
const unclear = /^(57P|53|EAGAIN|ECONNRESET|EPIPE|ETIMEDOUT)/;

function classifyFailure(error: unknown, { isOwn }: Endpoint): "nobody" | "another" | "unclear" {
  if (error instanceof AnotherServer) throw error;
  if (error instanceof Unclear) return "unclear";
  const { code = "", message, syscall } = error as NodeJS.ErrnoException;
  // The folder is not writable, so nothing can be proved.
  if (syscall === "open") throw error;
  if (nobody.test(code) && syscall === "connect") return "nobody";
  if (unclear.test(code) || /timeout|terminated/i.test(message)) return "unclear";
  // Report other refusals of this folder's server. Another server's do not matter.
  if (isOwn) throw error;
  return "another";
}
