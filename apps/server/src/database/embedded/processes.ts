import { readdirSync, readFileSync } from "node:fs";

const endedStates = new Set(["Z", "X"]);
/** The kernel's unit of a process's start time, on every supported Linux. */
const ticksPerSecond = 100;
/** On a busy machine a process may need this long until its first line. */
const startToleranceSeconds = 60;

interface ProcessStatus {
  /** The program's name without its folder. */
  name: string;
  hasEnded: boolean;
  startedTicks: number;
}

/** Whether a process or thread has this number, including a process that has ended but that its parent has not collected. */
export function isTaken(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether a process with this number runs. */
export const isAlive = (pid: number): boolean => isTaken(pid) && !readStatus(pid)?.hasEnded;

/**
 * Whether this number may belong to PostgreSQL. Numbers are reused, also for threads. If the system does not show a process's program, this
 * returns true.
 */
export function mayBePostgres(pid: number): boolean {
  const status = readStatus(pid);
  return isAlive(pid) && (status === undefined || status.name === "postgres");
}

/** The same, comparing the start time too. */
export function mayBePostgresSince(pid: number, startedSeconds: number): boolean {
  if (!mayBePostgres(pid)) return false;
  const [status, bootSeconds] = [readStatus(pid), readBootSeconds()];
  if (!status || bootSeconds === undefined) return true;
  return Math.abs(bootSeconds + status.startedTicks / ticksPerSecond - startedSeconds) < startToleranceSeconds;
}

/** A link to the working folder of a process. Only on Linux, and only for users who may inspect the process. */
export const workingFolderOf = (pid: number): string => `/proc/${pid}/cwd`;

/** Lists PostgreSQL servers that were started with this path as data folder and now work in another folder. Only possible on Linux. */
export function listDisplaced(path: string, isElsewhere: (workingFolder: string) => boolean): number[] {
  return listPids().filter((pid) => {
    const [program = "", option, folder] = readIfThere(`/proc/${pid}/cmdline`).split("\0");
    const isOfPath = program.endsWith("/postgres") && option === "-D" && folder === path;
    return isOfPath && isAlive(pid) && isElsewhere(workingFolderOf(pid));
  });
}

function listPids(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Returns nothing if /proc does not exist or is hidden. */
function readStatus(pid: number): ProcessStatus | undefined {
  const text = readIfThere(`/proc/${pid}/stat`);
  const [, name, rest] = /^\d+ \((.*)\) (.*)/s.exec(text) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  // From the third field on, because the name may contain blanks and brackets.
  const fields = rest.split(" ");
  return { name, hasEnded: endedStates.has(fields[0] ?? ""), startedTicks: Number(fields[19]) };
}

function readBootSeconds(): number | undefined {
  const [, seconds] = /^btime (\d+)/m.exec(readIfThere("/proc/stat")) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
