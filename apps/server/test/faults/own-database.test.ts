import { chmod, mkdtemp, realpath, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@hunarmand/api/account/account";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect, it, onTestFinished } from "vitest";
import { describeCluster } from "../../src/database/embedded/cluster-place.ts";
import { openEmbedded } from "../../src/database/embedded/open-embedded.ts";
import { findPostmaster, stopPostmaster } from "../../src/database/embedded/postmaster.ts";
import { acceptAll, expectNothingLost, makeManyJobs } from "../races/many-jobs.ts";
import { callServer, runServer, spawnServer } from "../running-server.ts";

/** Tests of server processes on the PostgreSQL that the portal starts itself. */
const jobCount = 150;
const acknowledgedBeforeKill = 50;

async function makePortalFolder() {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-own-"));
  await chmod(folder, 0o711);
  const place = describeCluster(join(folder, "postgresql"), "", {});
  onTestFinished(async () => {
    await stopPostmaster(place);
    await rm(await realpath(join(folder, "postgresql")), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, findDatabase: () => findPostmaster(place) };
}

/** Makes the jobs that the test accepts in the running portal's database. */
async function fillPortal(folder: string) {
  const ground = openEmbedded(folder, { deadlineScale: 100 });
  await ground.open();
  const scene = await makeManyJobs(ground.db, jobCount);
  await ground.close();
  return scene;
}

async function startFilled() {
  const place = await makePortalFolder();
  const server = await runServer({ DATA_DIR: place.folder });
  return { ...place, server, scene: await fillPortal(place.folder) };
}

async function expectAllKept(folder: string, tries: Awaited<ReturnType<typeof acceptAll>>): Promise<void> {
  const ground = openEmbedded(folder, { deadlineScale: 100 });
  await ground.open();
  await expectNothingLost(ground.db, tries);
  await ground.close();
}

it("a portal killed under load leaves its database running; the next one connects and finds every acknowledged change", async () => {
  const { folder, findDatabase, server, scene } = await startFilled();
  const tries = await acceptAll(server.url, scene, (count) => {
    if (count === acknowledgedBeforeKill) void server.end("SIGKILL");
  });
  expect(tries.acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
  const left = findDatabase();
  expect(left?.isReady).toBe(true);

  const again = await runServer({ DATA_DIR: folder });
  expect(findDatabase()?.pid).toBe(left?.pid);
  await expectAllKept(folder, tries);
  expect(await again.end("SIGTERM")).toBe(0);
  expect(findDatabase()).toBeUndefined();
});

it("a portal and its database that were killed together restart with every acknowledged change", async () => {
  const { folder, findDatabase, server, scene } = await startFilled();
  const tries = await acceptAll(server.url, scene, (count) => {
    if (count !== acknowledgedBeforeKill) return;
    const { pid } = findDatabase() ?? {};
    if (pid) process.kill(pid, "SIGKILL");
    void server.end("SIGKILL");
  });
  const again = await runServer({ DATA_DIR: folder });
  await expectAllKept(folder, tries);
  expect(await again.end("SIGTERM")).toBe(0);
});

it("two portals on one data folder serve the same data, and the last one to stop leaves no process running", async () => {
  const { folder, findDatabase } = await makePortalFolder();
  const [first, second] = await Promise.all([runServer({ DATA_DIR: folder }), runServer({ DATA_DIR: folder })]);
  const read = async ({ url }: typeof first) => (await callServer(url, listCities, {})).body;
  const cities = await read(first);
  expect(cities).not.toEqual([]);
  expect(await read(second)).toEqual(cities);
  expect(await first.end("SIGTERM")).toBe(0);
  expect(await read(second)).toEqual(cities);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(findDatabase()).toBeUndefined();
});

it("a portal that is stopped while it creates its database leaves no process running", async () => {
  const { folder, findDatabase } = await makePortalFolder();
  const { child } = spawnServer({ DATA_DIR: folder });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await expect.poll(findDatabase, { interval: 2 }).toBeDefined();
  child.kill("SIGTERM");
  await ended;
  expect(findDatabase()).toBeUndefined();
});

it("calls get 503 with Retry-After while a stopped database cannot start, and succeed once it runs", async () => {
  const { folder, findDatabase } = await makePortalFolder();
  const server = await runServer({ DATA_DIR: folder });
  // Without this file PostgreSQL does not start.
  const file = join(folder, "postgresql/data/global/pg_control");
  await rename(file, `${file}.away`);
  process.kill(findDatabase()?.pid ?? 0, "SIGKILL");
  // This call always reads the database; the catalogue may be cached.
  const body = { identifier: "nobody@example.pk", password: "a password of nobody" };
  const ask = () => callServer(server.url, login, { body });
  await expect.poll(async () => (await ask()).status).toBe(503);
  expect(await ask()).toMatchObject({ body: { code: "unavailable" }, retryAfter: "5" });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await rename(`${file}.away`, file);
  await expect.poll(async () => (await ask()).status).toBe(401);
  expect(await server.end("SIGTERM")).toBe(0);
});
