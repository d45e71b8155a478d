import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { acceptJob } from "@hunarmand/contract/jobs";
import { afterEach, expect, inject, it } from "vitest";
import type { OpenDatabase } from "../src/database/database.ts";
import { openEmbedded } from "../src/database/embedded.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { startSession } from "../src/http/sessions.ts";
import { loadCatalogue } from "../src/lookups/load-catalogue.ts";
import { systemClock } from "../src/services/clock.ts";
import { openTokens } from "../src/services/tokens.ts";
import { makeCustomer, makeJob, makeProvider } from "./make.ts";
import { makeDatabase } from "./postgres-server.ts";
import { runServer, testSecret } from "./running-server.ts";

const jobCount = 400;
const acknowledgedBeforeKill = 120;
const senders = 8;

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** Where a server of its own keeps its data, on the database of this project. */
async function makePlace() {
  const dataFolder = await mkdtemp(join(tmpdir(), "hunarmand-kill-"));
  folders.push(dataFolder);
  const databaseUrl = inject("database") === "postgres" ? await makeDatabase() : undefined;
  return {
    settings: { DATA_DIR: dataFolder, NODE_ENV: "test", ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    open: (): Promise<OpenDatabase> | OpenDatabase =>
      databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataFolder),
  };
}

/** One provider with many offers, and his token. */
async function fill(database: OpenDatabase) {
  const ground = { db: database.db, clock: systemClock };
  await migrate(database.db);
  await loadCatalogue(database.db);
  const [provider, customer] = [await makeProvider(ground), await makeCustomer(ground)];
  const jobIds: string[] = [];
  for (let i = 0; i < jobCount; i++) jobIds.push(await makeJob(ground, { provider, customer }));
  const account = { ...provider, role: "Provider" as const, status: undefined, firstName: "T", lastName: "P" };
  const token = await startSession({ ...ground, tokens: openTokens(testSecret) }, account);
  return { jobIds, token };
}

/** Accepts jobs from several senders until the server is gone; answers the ids whose accept was acknowledged. */
async function acceptUntilKilled(
  url: string,
  { jobIds, token }: { jobIds: string[]; token: string },
  kill: () => void,
) {
  const waiting = [...jobIds];
  const acknowledged: string[] = [];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const accept = async (Id: string): Promise<boolean> => {
    const request = { method: "POST", headers, body: JSON.stringify({ Id }) };
    const response = await fetch(`${url}/api${acceptJob.path}`, request).catch(() => undefined);
    if (response?.ok) acknowledged.push(Id);
    return response !== undefined;
  };
  const send = async () => {
    for (let Id = waiting.pop(); Id; Id = waiting.pop()) {
      if (!(await accept(Id))) return;
      if (acknowledged.length === acknowledgedBeforeKill) kill();
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  return acknowledged;
}

it("loses no acknowledged accept when the server is killed under load", async () => {
  const place = await makePlace();
  const before = await place.open();
  const scene = await fill(before);
  await before.close();

  const server = await runServer(place.settings);
  const acknowledged = await acceptUntilKilled(server.url, scene, () => void server.end("SIGKILL"));
  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
  expect(acknowledged.length).toBeLessThan(jobCount);

  const again = await runServer(place.settings);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.end("SIGTERM")).toBe(0);

  const after = await place.open();
  const jobs = await after.db.selectFrom("jobs").select(["id", "status"]).execute();
  const events = await after.db.selectFrom("jobEvents").select("jobId").where("kind", "=", "accepted").execute();
  await after.close();
  const accepted = jobs.flatMap(({ id, status }) => (status === "Accepted" ? [id] : []));
  expect(accepted).toEqual(expect.arrayContaining(acknowledged));
  expect(events.map(({ jobId }) => jobId).sort()).toEqual(accepted.sort());
});
