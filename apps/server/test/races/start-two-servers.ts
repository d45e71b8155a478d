import { afterAll } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { systemClock } from "../../src/services/clock.ts";
import { makeDatabase } from "../postgres-server.ts";
import { runServer } from "../running-server.ts";

/** Starts two server processes on one new PostgreSQL database for the test file. `ground` is that database for the make... functions. */
export async function startTwoServers(settings: Record<string, string> = {}) {
  const databaseUrl = await makeDatabase();
  const first = await runServer({ ...settings, DATABASE_URL: databaseUrl });
  const second = await runServer({ ...settings, DATABASE_URL: databaseUrl });
  const { db, close } = openPostgres(databaseUrl);
  afterAll(async () => {
    await close();
    await first.end("SIGTERM");
    await second.end("SIGTERM");
  });
  return { ground: { db, clock: systemClock }, first, second };
}
