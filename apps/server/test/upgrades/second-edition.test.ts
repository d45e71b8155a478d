import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loginEmail } from "@hunarmand/api/account/account";
import { listMyJobs } from "@hunarmand/api/jobs/customer";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { migrate } from "../../src/database/schema/migrate.ts";
import { callServer, runServer, runToEnd } from "../running-server.ts";
import { makePlace } from "../server-place.ts";
import { describeSchema } from "./describe-schema.ts";

/** The pg_dump of a version 1.0.0 database with the demo's data. */
const dump = gunzipSync(readFileSync(join(import.meta.dirname, "second-edition.sql.gz"))).toString("utf8");

async function openClient(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function loadDump(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(dump);
  await client.end();
}

/** The number of rows of each table, and the content of the most important ones. */
async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function migrateAt(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, { deadlineScale: 100 });
  await migrate(database.db);
  await database.close();
}

it("an upgraded database of version 1.0.0 has all its rows and the schema of a new one", async () => {
  const [old, fresh] = [await makePlace({ isEmpty: true }), await makePlace({ isEmpty: true })];
  await loadDump(old.databaseUrl);
  const client = await openClient(old.databaseUrl);
  const before = await countRows(client);
  expect(before.jobs).toBeGreaterThan(150);
  await migrateAt(old.databaseUrl);
  await migrateAt(fresh.databaseUrl);
  expect(await countRows(client)).toMatchObject(before);
  expect(await describeSchema(client)).toEqual(await describeSchema(await openClient(fresh.databaseUrl)));
});

it("a portal starts on a database of version 1.0.0, and people find their jobs", async () => {
  const place = await makePlace({ isEmpty: true });
  await loadDump(place.databaseUrl);
  // The dump came without its files.
  const adopted = await runToEnd(place.settings, "tasks/adopt-files.ts");
  expect(adopted).toMatchObject({ code: 0 });
  const server = await runServer(place.settings);
  const login = { body: { email: "ayesha.siddiqui@example.pk", password: "Hunarmand#2026" } };
  const { status, body } = await callServer(server.url, loginEmail, login);
  expect(status).toBe(200);
  const authorization = `Bearer ${(body as { token: string }).token}`;
  const jobs = await callServer(server.url, listMyJobs, { query: {} }, { authorization });
  expect(jobs.body).toContainEqual(expect.objectContaining({ status: "Completed" }));
  expect(await server.end("SIGTERM")).toBe(0);
});

it("a start on a database of an older version fails and names the version to upgrade with first", async () => {
  const place = await makePlace({ isEmpty: true });
  await loadDump(place.databaseUrl);
  const client = await openClient(place.databaseUrl);
  await client.query("delete from kysely_migration where name >= '2026-11-22-2340'");
  await expect(migrateAt(place.databaseUrl)).rejects.toThrow("Start version 1.0.0 on it once");
  const { rows } = await client.query("select 1 from kysely_migration");
  expect(rows).toHaveLength(51);
});

it("the next start replaces database functions whose files changed, and drops those without a file", async () => {
  const place = await makePlace({ isEmpty: true });
  await migrateAt(place.databaseUrl);
  const client = await openClient(place.databaseUrl);
  const before = await describeSchema(client);
  await client.query("create function left_over() returns void language sql as ''");
  await client.query("drop function clear_proof cascade");
  await client.query("update applied_functions set version = 'of another version'");
  await migrateAt(place.databaseUrl);
  expect(await describeSchema(client)).toEqual(before);
});
