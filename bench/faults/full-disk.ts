import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "./client.ts";
import type { Fault } from "./fault.ts";
import { withPlace } from "./place.ts";
import { loseNothing } from "./under-load.ts";

/** A new database takes about half of it. */
const diskMegabytes = 256;
const refusalsWanted = 20;

/** Fills a disk until `release`. */
function fillDisk(folder: string): { release(): void } {
  const ballast = join(folder, "ballast");
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // PostgreSQL took the last free pages meanwhile. The disk is full in any case.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  return { release: () => rmSync(ballast) };
}

async function fillWhileLoaded(folder: string, client: Client): Promise<void> {
  const before = client.seen.failures;
  const disk = fillDisk(folder);
  try {
    await client.until(({ failures }) => failures >= before + refusalsWanted);
  } finally {
    disk.release();
  }
}

export const fullDisk: Fault = {
  name: "full-disk",
  what: "the disk of the data folder is full, then has room again",
  cannotRun: () => (process.getuid?.() === 0 ? undefined : "only root can mount a small disk"),
  run: () =>
    withPlace({ diskMegabytes }, async (place) => {
      const server = await place.start();
      return loseNothing(place, [server.url], (client) => fillWhileLoaded(place.folder, client));
    }),
};
