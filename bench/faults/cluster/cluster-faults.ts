import { sql } from "kysely";
import type { Database } from "../../../apps/server/src/database/database.ts";
import type { Client } from "../client.ts";
import type { Fault } from "../fault.ts";
import { findMissing } from "./missing-programs.ts";
import type { Cluster } from "./open-cluster.ts";
import { otherDatabase, type Part, portalNumbers } from "./parts.ts";
import { readCalls } from "./read-calls.ts";
import { runSuite } from "./run-suite.ts";
import { type Strike, strikeCluster } from "./strike-cluster.ts";

const acknowledgedBetween = 50;
/** Opening the cluster takes a minute, and a fault another one. */
const secondsMax = 420;
const suiteSecondsMax = 1_200;

const moreWrites = (client: Client): Promise<void> => {
  const before = client.seen.acknowledged.length;
  return client.until(({ acknowledged }) => acknowledged.length >= before + acknowledgedBetween);
};

const fault = (name: string, what: string, strike: Strike): Fault => ({
  name: `cluster-${name}`,
  what,
  secondsMax,
  cannotRun: findMissing,
  run: () => strikeCluster(strike),
});

/** Kills a part, and starts it again when people could write without it. */
const killAndReturn =
  (find: (cluster: Cluster) => Promise<Part>): Strike =>
  async (cluster, client) => {
    const part = await find(cluster);
    await cluster.order("kill", part);
    await moreWrites(client);
    await cluster.order("start", part);
  };

const newerSchema = "2099-01-01-0000-of-the-next-release";
const beNewer = (db: Database) =>
  sql`insert into kysely_migration (name, timestamp) values (${newerSchema}, '')`.execute(db);
const beAsBefore = (db: Database) => sql`delete from kysely_migration where name = ${newerSchema}`.execute(db);

/** As in an upgrade: the schema is newer than the code of portals that still run. */
async function restartBoth(cluster: Cluster, client: Client): Promise<void> {
  const { failures } = client.seen;
  await cluster.query(beNewer);
  for (const number of portalNumbers) {
    const code = await cluster.endPortal(number, "SIGTERM");
    if (code !== 0) throw new Error(`portal ${number} ended with exit code ${code}`);
    await cluster.startPortal(number);
    await moreWrites(client);
  }
  await cluster.query(beAsBefore);
  const failed = client.seen.failures - failures;
  if (failed > 0) throw new Error(`${failed} calls failed: ${[...client.seen.reasons].join(", ")}`);
}

/** `npm run faults -- cluster`: two portals behind HAProxy on Patroni (docs/production.md, A cluster). */
export const clusterFaults: readonly Fault[] = [
  {
    name: "cluster-calls",
    what: "no fault: each reading call gets the same reply through HAProxy and at both portals",
    secondsMax,
    cannotRun: findMissing,
    run: readCalls,
  },
  {
    name: "cluster-suite",
    what: "no fault: the tests of two servers pass through HAProxy",
    secondsMax: suiteSecondsMax,
    cannotRun: findMissing,
    run: runSuite,
  },
  fault("crash", "the primary's PostgreSQL is killed; its Patroni goes on", async (cluster, client) => {
    const primary = await cluster.findPrimary();
    await cluster.order("crash", primary);
    await moreWrites(client);
  }),
  fault(
    "primary",
    "the primary and its Patroni are killed, as if its machine were gone",
    killAndReturn((cluster) => cluster.findPrimary()),
  ),
  fault("switchover", "the standby becomes the primary by command", async (cluster) => {
    await cluster.order("switchover");
  }),
  fault(
    "standby",
    "the synchronous standby and its Patroni are killed",
    killAndReturn(async (cluster) => otherDatabase(await cluster.findPrimary())),
  ),
  fault(
    "etcd",
    "one of three etcd is killed",
    killAndReturn(async () => "etcd-1"),
  ),
  fault(
    "pooler",
    "the PgBouncer of one portal is killed",
    killAndReturn(async () => "pooler-1"),
  ),
  fault("proxy", "HAProxy is killed, and started again at once", async (cluster) => {
    await cluster.order("kill", "proxy");
    await cluster.order("start", "proxy");
  }),
  fault("portal", "one of two portals is killed", async (cluster, client) => {
    await cluster.endPortal(1, "SIGKILL");
    await moreWrites(client);
    await cluster.startPortal(1);
  }),
  fault("restart", "both portals are restarted in turn on a newer schema; no call may fail", restartBoth),
];
