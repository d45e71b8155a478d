import { readdirSync, readFileSync } from "node:fs";

const endedStates = new Set(["Z", "X"]);
/** What the kernel counts the start of a process in, on every Linux that has programs here. */
const ticksPerSecond = 100;
/** A busy machine may take a while between the start of a process and its first line. */
const startToleranceSeconds = 60;

interface ProcessStatus {
  /** The program's name, without its folder. */
  name: string;
  hasEnded: boolean;
  startedTicks: number;
}

/** Does any process or thread have this number, or one that has ended and that its parent has not collected yet? */
export function isTaken(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Does a process of this number run? */
export const isAlive = (pid: number): boolean => isTaken(pid) && !readStatus(pid)?.hasEnded;

/**
 * May this number be PostgreSQL's? Numbers are given anew, to threads as well. Where the system does not say what runs under it, every
 * process may be.
 */
export function mayBePostgres(pid: number): boolean {
  const status = readStatus(pid);
  return isAlive(pid) && (status === undefined || status.name === "postgres");
}

/** Likewise, with the time of its start. */
export function mayBePostgresSince(pid: number, startedSeconds: number): boolean {
  if (!mayBePostgres(pid)) return false;
  const [status, bootSeconds] = [readStatus(pid), readBootSeconds()];
  if (!status || bootSeconds === undefined) return true;
  return Math.abs(bootSeconds + status.startedTicks / ticksPerSecond - startedSeconds) < startToleranceSeconds;
}

/** Leads to the folder that a process works in, by whatever path; on Linux alone, and for those who may look at the process. */
export const workingFolderOf = (pid: number): string => `/proc/${pid}/cwd`;

/** The PostgreSQL servers that were started with this path as their data folder, and that work in another folder by now. Only Linux tells. */
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

/** Nothing where there is no /proc, or where it is hidden. */
function readStatus(pid: number): ProcessStatus | undefined {
  const text = readIfThere(`/proc/${pid}/stat`);
  const [, name, rest] = /^\d+ \((.*)\) (.*)/s.exec(text) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  // From the third field on: the name may hold blanks and brackets.
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
