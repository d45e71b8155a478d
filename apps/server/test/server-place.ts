import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openPostgres } from "../src/database/postgres.ts";
import { longDeadlineScale } from "./portal.ts";
import { makeDatabase, makeEmptyDatabase } from "./postgres-server.ts";

/** Makes a database and a data folder for a server of one test. The database has no schema when `isEmpty`. */
export async function makePlace({ isEmpty = false } = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), "hunarmand-place-"));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const databaseUrl = isEmpty ? await makeEmptyDatabase() : await makeDatabase();
  return {
    dataFolder,
    databaseUrl,
    settings: { DATA_DIR: dataFolder, NODE_ENV: "test", DATABASE_URL: databaseUrl },
    open: () => openPostgres(databaseUrl, { deadlineScale: longDeadlineScale }),
  };
}
