import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Figure, limitOf, measureAlone } from "../compare.ts";
import { load } from "../load.ts";
import { mixedAsks } from "../mixed-load.ts";
import { findTree, readMegabytes } from "../process-tree.ts";
import { type StartedPortal, startAsPeopleDo } from "./start.ts";

const settleMilliseconds = 20_000;
const loadSeconds = Number(process.env.BENCH_MINUTES ?? 1) * 60;
const connections = 16;

/** The processes of npm, the portal and its PostgreSQL. */
export function treeOf(portal: StartedPortal, folder: string): number[] {
  const pidFile = join(realpathSync(join(folder, "postgresql")), "data", "postmaster.pid");
  return findTree(portal.pid, Number(readFileSync(pidFile, "utf8").split("\n")[0]));
}

/** Measures the memory of portal and database together, after a second start and after load. BENCH_MINUTES=10 for the full time. */
export async function measureMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-memory-"));
  // PostgreSQL's user must be able to pass through. Otherwise the data would be stored elsewhere.
  chmodSync(folder, 0o711);
  try {
    const first = await startAsPeopleDo(folder);
    // The server replies before the demo is loaded, and the second start would have to load it.
    await pause(settleMilliseconds);
    await first.end();
    const portal = await startAsPeopleDo(folder, { RATE_LIMIT_SCALE: "1000000" });
    await pause(settleMilliseconds);
    const idle = readMegabytes(treeOf(portal, folder));
    const asks = await mixedAsks(portal.url);
    await load({ url: portal.url, asks, connections, seconds: loadSeconds });
    const loaded = readMegabytes(treeOf(portal, folder));
    await portal.end();
    return [
      measureAlone({ what: "memory of portal and database, idle", unit: "MB", goal: limitOf(220, "MB") }, idle),
      measureAlone(
        { what: `memory after ${loadSeconds / 60} minutes of mixed load`, unit: "MB", goal: limitOf(350, "MB") },
        loaded,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
