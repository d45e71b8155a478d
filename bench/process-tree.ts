import { readdirSync, readFileSync } from "node:fs";

const kilobytes = 1_024;

interface Process {
  pid: number;
  parent: number;
  name: string;
}

function listProcesses(): Process[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [
        { pid: Number(pid), parent: Number(parent), name: stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")) },
      ];
    } catch {
      return [];
    }
  });
}

/** Returns these processes and all their descendants. */
export function findTree(...roots: readonly number[]): number[] {
  const all = listProcesses();
  const found = new Set(roots);
  let size = 0;
  while (size !== found.size) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** The memory of these processes. Memory that several of them share counts once (PSS). */
export function readMegabytes(pids: readonly number[]): number {
  const bytes = pids.map((pid) => {
    try {
      const [, size = "0"] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
      return Number(size) * kilobytes;
    } catch {
      return 0;
    }
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1e6;
}

const ticksPerSecond = 100;

/** The processor time that these processes have used, in milliseconds, with that of their children that have ended. */
export const readProcessorMilliseconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // Of the process in user mode and in the system, then the same of its children.
      const ticks = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11, 15);
      return sum + (ticks.reduce((all, each) => all + Number(each), 0) * 1_000) / ticksPerSecond;
    } catch {
      return sum;
    }
  }, 0);

/** The process that started this one. Undefined if there is no such process on this machine. */
export const findParent = (pid: number): number | undefined => listProcesses().find((each) => each.pid === pid)?.parent;

export const countFiles = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return sum + readdirSync(`/proc/${pid}/fd`).length;
    } catch {
      return sum;
    }
  }, 0);
