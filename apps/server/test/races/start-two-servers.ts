import { afterAll } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { systemClock } from "../../src/services/clock.ts";
import { longDeadlineScale } from "../portal.ts";
import { makeDatabase } from "../postgres-server.ts";
import { type RunningServer, runServer } from "../running-server.ts";

/** A server that is asked over HTTP. */
type Asked = Pick<RunningServer, "url" | "end">;

const startServers = async (databaseUrl: string, settings: Record<string, string>): Promise<[Asked, Asked]> => [
  await runServer({ ...settings, DATABASE_URL: databaseUrl }),
  await runServer({ ...settings, DATABASE_URL: databaseUrl }),
];

/** `npm run faults -- cluster-suite` names the HAProxy of two portals that run, and their database. */
const { TEST_CLUSTER_URL: proxyUrl, TEST_CLUSTER_DATABASE_URL: clusterDatabaseUrl } = process.env;

/** Starts two server processes on one new PostgreSQL database for the test file. `ground` is that database for the make... functions. */
export async function startTwoServers(settings: Record<string, string> = {}) {
  const proxy: Asked | undefined = proxyUrl ? { url: proxyUrl, end: async () => 0 } : undefined;
  const databaseUrl = (proxyUrl && clusterDatabaseUrl) || (await makeDatabase());
  const [first, second] = proxy ? [proxy, proxy] : await startServers(databaseUrl, settings);
  const { db, close } = openPostgres(databaseUrl, { deadlineScale: longDeadlineScale });
  afterAll(async () => {
    await close();
    await first.end("SIGTERM");
    await second.end("SIGTERM");
  });
  return { ground: { db, clock: systemClock }, first, second };
}
