import { readdirSync, readFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** libuv's name of its pool's threads, where hashes are computed. */
const poolThread = "libuv-worker";
/** Added to that of the process: a third of the processor time of the main thread while both need it; all of it otherwise. */
const addedNiceness = 5;

/** Lists the ids of this process's pool threads. Returns none if the system does not list threads. */
export function listPoolThreads(): number[] {
  try {
    const ids = readdirSync("/proc/self/task");
    return ids.filter((id) => readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim() === poolThread).map(Number);
  } catch {
    return [];
  }
}

/**
 * Lowers the priority of the pool's threads, so that a flood of logins does not slow down other calls. Call it after the pool's first work,
 * which starts its threads.
 */
export function lowerPoolPriority(): void {
  const niceness = Math.min(getPriority() + addedNiceness, constants.priority.PRIORITY_LOW);
  for (const id of listPoolThreads()) {
    try {
      setPriority(id, niceness);
    } catch {
      // If the system forbids changing priorities, hashes run at normal priority.
    }
  }
}
