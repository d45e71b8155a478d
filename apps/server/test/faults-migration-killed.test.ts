import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createJob } from "@hunarmand/contract/customers";
import { listCities } from "@hunarmand/contract/lookups";
import { describe, expect, inject, it } from "vitest";
import { systemClock } from "../src/services/clock.ts";
import { makeCustomer } from "./make.ts";
import { openSession } from "./many-jobs.ts";
import { blockMigration, isMigrationWaiting } from "./migration-block.ts";
import { callServer, runServer, spawnServer } from "./running-server.ts";
import { makePlace } from "./server-place.ts";

/** A migration killed half-way runs again (security.md, "Faults"). */
type Place = Awaited<ReturnType<typeof makePlace>>;
const program = join(import.meta.dirname, "half-migration.ts");
const { PATH = "" } = process.env;

async function migrateUntil({ dataFolder, databaseUrl = "" }: Place, statement: number | undefined) {
  const given = [program, dataFolder, databaseUrl, ...(statement === undefined ? [] : [String(statement)])];
  const child = spawn(process.execPath, given, { env: { PATH }, stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { code, signal, statements: Number(output) };
}

/** A server starts there, with the whole schema and catalogue, and works. */
async function expectToServe(place: Place): Promise<void> {
  const server = await runServer(place.settings);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const cities = await callServer(server.url, listCities, {});
  expect(cities.body).toMatchObject([{ name: "Islamabad" }, { name: "Rawalpindi" }, {}, {}]);
  expect(await server.end("SIGTERM")).toBe(0);

  const { db, close } = await place.open();
  const token = await openSession(db, await makeCustomer({ db, clock: systemClock }), "Customer");
  await close();
  const again = await runServer(place.settings);
  const wish = { category: "Installations", skill: "AC Installation", city: "Islamabad", area: "G-9" };
  const body = { ...wish, address: "House 5, Street 5" };
  const made = await callServer(again.url, createJob, { body }, { authorization: `Bearer ${token}` });
  expect(made.status).toBe(201);
  expect(await again.end("SIGTERM")).toBe(0);
}

describe("a migration killed half-way", () => {
  it("runs again, wherever it was killed, and how often", { timeout: 300_000 }, async () => {
    const whole = await migrateUntil(await makePlace(), undefined);
    expect(whole.code).toBe(0);
    expect(whole.statements).toBeGreaterThan(100);
    const place = await makePlace();
    for (const share of [0.05, 0.5, 0.9]) {
      const { signal } = await migrateUntil(place, Math.ceil(whole.statements * share));
      expect(signal).toBe("SIGKILL");
    }
    await expectToServe(place);
  });

  it("leaves a first start that was killed at any moment as good as new", { timeout: 300_000 }, async () => {
    const place = await makePlace();
    for (const milliseconds of [300, 900, 1_500, 2_500]) {
      const { child } = spawnServer(place.settings);
      const ended = once(child, "exit");
      setTimeout(() => child.kill("SIGKILL"), milliseconds);
      await ended;
    }
    await expectToServe(place);
  });
});

describe.runIf(inject("database") === "postgres")("on PostgreSQL", () => {
  it("a server killed while its migration waits for a lock leaves none behind", { timeout: 300_000 }, async () => {
    const place = await makePlace();
    const letGo = await blockMigration(place);
    const first = spawnServer(place.settings);
    await expect.poll(() => isMigrationWaiting(place), { timeout: 30_000 }).toBe(true);
    const ended = once(first.child, "exit");
    first.child.kill("SIGKILL");
    await ended;
    await letGo();
    await expectToServe(place);
  });

  it("a server waits for another's migration for as long as that takes", { timeout: 300_000 }, async () => {
    const place = await makePlace();
    const letGo = await blockMigration(place);
    const starting = [runServer(place.settings), runServer(place.settings)];
    await expect.poll(() => isMigrationWaiting(place), { timeout: 30_000 }).toBe(true);
    // Longer than any statement of a call may take.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await letGo();
    for (const server of await Promise.all(starting)) {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(await server.end("SIGTERM")).toBe(0);
    }
    await expectToServe(place);
  });
});
