import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

/** As libuv names the threads of its pool, where hashes are made. */
const poolThread = "libuv-worker";
/** A third of what the thread that replies gets while both want a processor; all of it while nothing else does. */
const politeness = 5;

/** The threads of this process that do the pool's work; none where the system does not list threads. */
export function listPoolThreads(): number[] {
  try {
    const ids = readdirSync("/proc/self/task");
    return ids.filter((id) => readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim() === poolThread).map(Number);
  } catch {
    return [];
  }
}

/** A flood of logins then takes what other calls leave. To call once the pool has worked: its threads begin with its first work. */
export function lowerPoolPriority(): void {
  for (const id of listPoolThreads()) {
    try {
      setPriority(id, politeness);
    } catch {
      // A system that does not let a process yield runs the hashes as before.
    }
  }
}
