import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { OpenDatabase } from "../src/database/database.ts";
import { openEmbedded } from "../src/database/embedded.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { makeDatabase } from "./postgres-server.ts";

/** Where a server of its own keeps its data until the test is over, on the database of this project. */
export async function makePlace() {
  const dataFolder = await mkdtemp(join(tmpdir(), "hunarmand-place-"));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const databaseUrl = inject("database") === "postgres" ? await makeDatabase() : undefined;
  return {
    dataFolder,
    databaseUrl,
    settings: { DATA_DIR: dataFolder, NODE_ENV: "test", ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    open: (): Promise<OpenDatabase> | OpenDatabase =>
      databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataFolder),
  };
}
