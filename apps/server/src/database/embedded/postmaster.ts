import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ClusterPlace } from "./cluster-place.ts";
import { type Found, findServer, type Server } from "./find-server.ts";
import { findFreePort } from "./free-port.ts";
import { identify, isSameFolder, type PostmasterFile, readPostmasterFile, removeLeftovers } from "./postmaster-file.ts";
import { isLastPortal } from "./presence.ts";
import { isAlive, listDisplaced, mayBePostgres } from "./processes.ts";
import { giveTo } from "./run-as.ts";

const pollMilliseconds = 5;
/** Recovery after a crash replays the log, which may take minutes on a slow disk. */
const startMilliseconds = 5 * 60_000;
const stopMilliseconds = 20_000;
const logBytesMax = 5_000_000;
const linesShown = 4;

/** Set on the command line, so that no file of the data folder is edited. Power-safe settings keep their defaults, which are on. */
const serverSettings = {
  max_connections: "100",
  shared_buffers: "32MB",
  // Small installations gain nothing from parallel queries. These need memory that containers often lack (/dev/shm).
  max_parallel_workers_per_gather: "0",
  ...(process.platform === "linux" ? { dynamic_shared_memory_type: "sysv" } : {}),
  jit: "off",
  max_wal_size: "256MB",
  // After a checkpoint whole pages are most of the log (docs/scaling.md).
  wal_compression: "pglz",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
};

type Displaced = Extract<Found, { state: "displaced" }>;

/** Returns this cluster's PostgreSQL file. Returns nothing if it names another folder, or a process that is not PostgreSQL. */
export function findPostmaster({ dataFolder }: ClusterPlace): PostmasterFile | undefined {
  const file = readPostmasterFile(dataFolder);
  return file && isSameFolder(file.folder, dataFolder) && mayBePostgres(file.pid) ? file : undefined;
}

/** For programs of another C library, or a disk mounted without permission to run programs. */
export const cannotRun = (error: Error): Error =>
  new Error(`PostgreSQL cannot run here (${error.message}). Set DATABASE_URL to a PostgreSQL server (15 or later).`);

/**
 * Starts PostgreSQL on the cluster, or joins a running one, and waits until it accepts connections.
 * @param stopping aborts the wait, and stops a PostgreSQL that was started
 * @throws Error with the last lines of its log if it does not start
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
    await pause(pollMilliseconds);
  }
  throw new Error(`The database in ${place.dataFolder} did not start:\n${readLogEnd(place)}`);
}

/**
 * Ends a server whose folder was moved while it ran. It writes some files by its former path, where a copy may be by now. It ends without
 * further writes, and a new server replays its log.
 */
async function endDisplaced(place: ClusterPlace, { server, formerly }: Displaced): Promise<void> {
  const isUnused = await isLastPortal(server.client).catch(() => false);
  await server.client.end().catch(() => {});
  if (!isUnused || !mayBePostgres(server.pid))
    throw new Error(
      `${place.dataFolder} was moved while PostgreSQL ran on it (process ${server.pid}, started on ${formerly}). Stop the portal that runs on it first.`,
    );
  await stopServer(place, server.pid, "SIGQUIT");
}

/** The same for servers whose folder was removed or moved, and replaced by this one. */
async function endFormer(place: ClusterPlace): Promise<void> {
  const isElsewhere = (folder: string) => {
    const found = identify(folder);
    return found !== undefined && found !== identify(place.dataFolder);
  };
  for (const pid of listDisplaced(place.dataFolder, isElsewhere)) await stopServer(place, pid, "SIGQUIT");
}

/** PostgreSQL writes to its file when it is ready. Until then it refuses connections. */
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

/** Processes of a killed PostgreSQL keep its memory for a moment. It can start when they are gone. */
const isLeftBehind = (place: ClusterPlace): boolean => readLogEnd(place).includes("shared memory block");

async function spawnPostmaster(place: ClusterPlace): Promise<ChildProcess> {
  const { programsFolder, dataFolder, logFile, user } = place;
  if (existsSync(logFile) && statSync(logFile).size > logBytesMax) renameSync(logFile, `${logFile}.old`);
  const log = openSync(logFile, "a", 0o600);
  giveTo(user, logFile);
  const settings = { ...serverSettings, ...(await listenSettings(place)), ...place.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // In its own process group, so that Ctrl-C in a terminal only reaches the portal, which stops the database after its last call.
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

/** A socket that only its owner can reach. If its path is too long, the loopback interface with a password. */
async function listenSettings({ socketFolder }: ClusterPlace): Promise<Record<string, string>> {
  return socketFolder
    ? { listen_addresses: "", unix_socket_directories: socketFolder }
    : { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(await findFreePort()) };
}

const readLogEnd = ({ logFile }: ClusterPlace): string =>
  existsSync(logFile) ? readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-linesShown).join("\n") : "";

/** Stops this cluster's PostgreSQL like a shutdown of the machine: connections are closed, and everything is written to disk. */
export async function stopPostmaster(place: ClusterPlace, signal: NodeJS.Signals = "SIGINT"): Promise<void> {
  const running = findPostmaster(place);
  if (running) await stopServer(place, running.pid, signal);
}

/** The same for a server that was proved to run on this cluster, even if its folder was moved. */
export async function stopServer(
  { dataFolder }: ClusterPlace,
  pid: number,
  signal: NodeJS.Signals = "SIGINT",
): Promise<void> {
  // In another container its number means nothing here, and stopping that container stops it.
  if (!mayBePostgres(pid)) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
  const deadline = Date.now() + stopMilliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`The PostgreSQL of ${dataFolder} (process ${pid}) did not stop.`);
    await pause(pollMilliseconds);
  }
}
