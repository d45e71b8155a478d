import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildWhenStale } from "../../../builds.ts";
import { serverBuild } from "../server-build.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { migrate } from "../src/database/schema/migrate.ts";
import { loadCatalogue } from "../src/lookups/load-catalogue.ts";
import { makeQueue } from "../src/services/queue.ts";
import { runOn, startPostgres, templateName, urlOf } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    postgresSocketFolder: string | undefined;
  }
}

/** Starts PostgreSQL once for the run, unless TEST_DATABASE_URL names one, and makes the template of all databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres();
  const url = given ?? server?.url ?? "";
  await makeTemplate(url);
  project.provide("postgresUrl", url);
  project.provide("postgresSocketFolder", server?.socketFolder);
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-test-"));
  // Workers inherit this environment. They are killed without cleaning up, so their folders are below this one.
  process.env.TEST_FOLDER = folder;
  process.env.TEST_SERVER_PROGRAM = join(await buildWhenStale(serverBuild), "server.js");
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await runOn(serverUrl, `drop database if exists ${templateName}`);
  await runOn(serverUrl, `create database ${templateName}`);
  const database = openPostgres(urlOf(serverUrl, templateName), { deadlineScale: 100 });
  await migrate(database.db);
  await loadCatalogue(database.db);
  const queue = makeQueue(database);
  await queue.open();
  await queue.stop();
  await database.close();
}
