import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Loaded into a program before its own code: ends it when its parent ends, which holds the other end of its standard input.
 * JavaScript, because loading the code that strips types costs each start 80 ms of processor time.
 */
const exitWithParent = "process.stdin.on('end', () => process.exit(1)).resume(); process.stdin.unref();";
/** A cache of compiled code that all programs share. */
const compileCache = join(tmpdir(), "hunarmand-compile-cache");
const running = new Set<ChildProcess>();

/** Starts a program. It ends with its test (in `each-file.ts`) and with this process, even when this process is killed. */
export function spawnProgram(programArguments: readonly string[], env: Record<string, string>) {
  const nodeArguments = ["--import", `data:text/javascript,${encodeURIComponent(exitWithParent)}`, ...programArguments];
  const child = spawn(process.execPath, nodeArguments, {
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** The programs that run now. */
export const listPrograms = (): ReadonlySet<ChildProcess> => new Set(running);

/** Kills the programs that still run, except the spared ones. */
export async function endPrograms(spared: ReadonlySet<ChildProcess> = new Set()): Promise<void> {
  const left = [...running].filter((child) => !spared.has(child));
  const ends = left.map((child) => once(child, "exit"));
  for (const child of left) child.kill("SIGKILL");
  await Promise.all(ends);
}
