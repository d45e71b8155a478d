import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const leash = join(import.meta.dirname, "leave-with-parent.ts");
const running = new Set<ChildProcess>();

/** Starts a program of ours that outlives neither its test (`each-file.ts` sees to that) nor this process, even one that is killed. */
export function spawnProgram(given: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", leash, ...given], { env, stdio: ["pipe", "pipe", "pipe"] });
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
