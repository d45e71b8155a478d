import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Loaded into a program before its own code: the process that started it holds the other end of its standard input as long as it lives.
 * JavaScript, because loading what strips types costs each start 80 ms of processor time.
 */
const leash = "process.stdin.on('end', () => process.exit(1)).resume(); process.stdin.unref();";
/** What a program has compiled, and stripped of types, the next one of the same code finds there. */
const compileCache = join(tmpdir(), "hunarmand-compile-cache");
const running = new Set<ChildProcess>();

/** Starts a program of ours that outlives neither its test (`each-file.ts` sees to that) nor this process, even one that is killed. */
export function spawnProgram(given: readonly string[], env: Record<string, string>) {
  const withLeash = ["--import", `data:text/javascript,${encodeURIComponent(leash)}`, ...given];
  const child = spawn(process.execPath, withLeash, {
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** The programs that run now. */
export const listPrograms = (): ReadonlySet<ChildProcess> => new Set(running);

/** Kills the programs that still run, all but those that are spared. */
export async function endPrograms(spared: ReadonlySet<ChildProcess> = new Set()): Promise<void> {
  const left = [...running].filter((child) => !spared.has(child));
  const ends = left.map((child) => once(child, "exit"));
  for (const child of left) child.kill("SIGKILL");
  await Promise.all(ends);
}
