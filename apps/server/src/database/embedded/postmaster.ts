import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ClusterPlace } from "./cluster-place.ts";
import { type Found, findServer, type Server } from "./find-server.ts";
import { findFreePort } from "./free-port.ts";
import { identify, isSameFolder, type PostmasterFile, readPostmasterFile, removeLeftovers } from "./postmaster-file.ts";
import { isNobodyLeft } from "./presence.ts";
import { isAlive, listDisplaced, mayBePostgres } from "./processes.ts";
import { giveTo } from "./run-as.ts";

const lookMilliseconds = 5;
/** Recovery after a crash replays the log; it may take minutes on a slow disk, and ends by itself. */
const startMilliseconds = 5 * 60_000;
const stopMilliseconds = 20_000;
const logBytesMax = 5_000_000;
const linesShown = 4;

/** Set on the command line, so that nothing in the data folder has to be edited; power-safe settings stay at their defaults, which are on. */
const serverSettings = {
  max_connections: "100",
  shared_buffers: "32MB",
  // Small installations gain nothing from parallel queries, which need memory that containers often lack (/dev/shm).
  max_parallel_workers_per_gather: "0",
  ...(process.platform === "linux" ? { dynamic_shared_memory_type: "sysv" } : {}),
  jit: "off",
  max_wal_size: "256MB",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
};

type Displaced = Extract<Found, { state: "displaced" }>;

/** The PostgreSQL whose file lies in this cluster; nothing where it names another folder or a process that cannot be it. */
export function findPostmaster({ dataFolder }: ClusterPlace): PostmasterFile | undefined {
  const file = readPostmasterFile(dataFolder);
  return file && isSameFolder(file.folder, dataFolder) && mayBePostgres(file.pid) ? file : undefined;
}

/** Programs for another C library, or a disk that lets nothing run. */
export const cannotRun = (error: Error): Error =>
  new Error(`PostgreSQL cannot run here (${error.message}). Set DATABASE_URL to a PostgreSQL server (15 or later).`);

/**
 * Starts PostgreSQL on the cluster, or joins the one that runs on it already, and waits until it takes connections.
 * @param stopping ends the wait, and the PostgreSQL that was started
 * @throws Error with the last lines of its log when it does not start
 */
export async function startPostmaster(place: ClusterPlace, stopping?: AbortSignal): Promise<Server> {
  const deadline = Date.now() + startMilliseconds;
  let child: ChildProcess | undefined;
  while (Date.now() < deadline) {
    await giveUp(child, stopping);
    const found = isBusyStarting(place, child) ? undefined : await findServer(place);
    if (found?.state === "here") return found.server;
    if (found?.state === "displaced") await endDisplaced(place, found);
    if (found?.state === "nobody" && !isRunning(child)) {
      if (child && !isLeftBehind(place)) break;
      await endFormer(place);
      removeLeftovers(place, found.stale);
      child = await spawnPostmaster(place);
    }
    await pause(lookMilliseconds);
  }
  throw new Error(`The database in ${place.dataFolder} did not start:\n${readLogEnd(place)}`);
}

/**
 * A folder that was moved while PostgreSQL ran on it: the server writes some of its files by the path that it was started with, where a copy may
 * lie by now. It ends without writing anything more, and a new one replays its log.
 */
async function endDisplaced(place: ClusterPlace, { server, formerly }: Displaced): Promise<void> {
  const isUnused = await isNobodyLeft(server.client).catch(() => false);
  await server.client.end().catch(() => {});
  if (!isUnused || !mayBePostgres(server.pid))
    throw new Error(
      `${place.dataFolder} was moved while PostgreSQL ran on it (process ${server.pid}, started on ${formerly}). Stop the portal that runs on it first.`,
    );
  await stopServer(place, server.pid, "SIGQUIT");
}

/** Likewise for servers whose folder was removed or moved, and replaced by this one. */
async function endFormer(place: ClusterPlace): Promise<void> {
  const isElsewhere = (folder: string) => {
    const found = identify(folder);
    return found !== undefined && found !== identify(place.dataFolder);
  };
  for (const pid of listDisplaced(place.dataFolder, isElsewhere)) await stopServer(place, pid, "SIGQUIT");
}

/** It writes into its file when it is ready: until then a connection would only be refused. */
function isBusyStarting({ dataFolder }: ClusterPlace, child: ChildProcess | undefined): boolean {
  if (!isRunning(child)) return false;
  const file = readPostmasterFile(dataFolder);
  return file?.pid !== child?.pid || !file?.isReady;
}

async function giveUp(child: ChildProcess | undefined, stopping: AbortSignal | undefined): Promise<void> {
  if (!stopping?.aborted) return;
  if (child && isRunning(child)) {
    const ended = once(child, "exit");
    child.ref();
    child.kill("SIGINT");
    await ended;
  }
  stopping.throwIfAborted();
}

const isRunning = (child: ChildProcess | undefined): boolean =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** Processes of a PostgreSQL that was killed hold its memory for a moment; it starts when they are gone. */
const isLeftBehind = (place: ClusterPlace): boolean => readLogEnd(place).includes("shared memory block");

async function spawnPostmaster(place: ClusterPlace): Promise<ChildProcess> {
  const { programsFolder, dataFolder, logFile, user } = place;
  if (existsSync(logFile) && statSync(logFile).size > logBytesMax) renameSync(logFile, `${logFile}.old`);
  const log = openSync(logFile, "a", 0o600);
  giveTo(user, logFile);
  const settings = { ...serverSettings, ...(await listenSettings(place)), ...place.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // A session of its own: Ctrl-C in a terminal goes to the portal, which stops the database when its last call is through.
  const child = spawn(join(programsFolder, "postgres"), ["-D", dataFolder, ...args], {
    ...user,
    cwd: dataFolder,
    detached: true,
    env: { PATH: "/usr/bin:/bin", LANG: "C" },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  await new Promise((resolve, reject) =>
    child.once("spawn", resolve).once("error", (error) => reject(cannotRun(error))),
  );
  return child;
}

/** A socket that only its owner reaches; where its path is too long for one, the loopback interface, with a password. */
async function listenSettings({ socketFolder }: ClusterPlace): Promise<Record<string, string>> {
  return socketFolder
    ? { listen_addresses: "", unix_socket_directories: socketFolder }
    : { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(await findFreePort()) };
}

const readLogEnd = ({ logFile }: ClusterPlace): string =>
  existsSync(logFile) ? readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-linesShown).join("\n") : "";

/** Ends the PostgreSQL of this cluster as a shutdown of the machine would: connections are closed, everything is on the disk. */
export async function stopPostmaster(place: ClusterPlace, signal: NodeJS.Signals = "SIGINT"): Promise<void> {
  const running = findPostmaster(place);
  if (running) await stopServer(place, running.pid, signal);
}

/** Likewise, for the one that has proven to run on this cluster, wherever its folder is by now. */
export async function stopServer(
  { dataFolder }: ClusterPlace,
  pid: number,
  signal: NodeJS.Signals = "SIGINT",
): Promise<void> {
  // In another container its number means nothing here, and whoever ends that container ends it.
  if (!mayBePostgres(pid)) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
  const deadline = Date.now() + stopMilliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`The PostgreSQL of ${dataFolder} (process ${pid}) did not stop.`);
    await pause(lookMilliseconds);
  }
}
