import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openPostgres } from "../src/database/postgres.ts";
import { makeDatabase, makeEmptyDatabase } from "./postgres-server.ts";

/** Where a server of its own keeps its data until the test is over; without a schema when `isEmpty`. */
export async function makePlace({ isEmpty = false } = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), "hunarmand-place-"));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const databaseUrl = isEmpty ? await makeEmptyDatabase() : await makeDatabase();
  return {
    dataFolder,
    databaseUrl,
    settings: { DATA_DIR: dataFolder, NODE_ENV: "test", DATABASE_URL: databaseUrl },
    open: () => openPostgres(databaseUrl),
  };
}
