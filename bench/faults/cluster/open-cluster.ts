import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Database } from "../../../apps/server/src/database/database.ts";
import { openPostgres } from "../../../apps/server/src/database/postgres.ts";
import { type RunningServer, runServer } from "../../../apps/server/test/running-server.ts";
import { cleanUpAtEnd, withCleanUp } from "../clean-ups.ts";
import { withDatabase } from "../place.ts";
import { type Part, type PortalNumber, portalNumbers } from "./parts.ts";
import { untilReady } from "./ready.ts";

const script = join(import.meta.dirname, "../../../ops/cluster/cluster.sh");
const run = promisify(execFile);
/** HAProxy checks each second and takes a portal out after the second no. */
const drainSeconds = "3";
const sharedPort = process.env.CLUSTER_PORT ?? "25400";
const ownPort = String(Number(sharedPort) + 100);

/** The parts of ops/cluster, and two portals behind its HAProxy. */
export interface Cluster {
  /** HAProxy's address for people. */
  url: string;
  /** The primary's database, through HAProxy. */
  databaseUrl: string;
  /** Runs a command of ops/cluster/cluster.sh. Returns what it prints. */
  order(...words: string[]): Promise<string>;
  /** The database that is the primary now. */
  findPrimary(): Promise<Part>;
  /** Starts a portal that does not run, and waits until it is ready. */
  startPortal(number: PortalNumber): Promise<void>;
  endPortal(number: PortalNumber, signal: NodeJS.Signals): Promise<number | null>;
  /** The address of one portal, past HAProxy. */
  portalUrl(number: PortalNumber): string;
  /** Starts everything that does not run, and waits until a standby follows and all portals are ready. */
  makeWhole(): Promise<void>;
  /** Runs with the primary's database, through HAProxy. */
  query<Result>(use: (db: Database) => Promise<Result>): Promise<Result>;
}

let opened: Promise<Cluster> | undefined;

/** Starts the cluster, once in a run. It ends with the run. */
export function openCluster(): Promise<Cluster> {
  opened ??= startCluster({ firstPort: sharedPort, whenStopped: cleanUpAtEnd }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Starts another cluster, with an empty database, while `use` runs. */
export async function withOwnCluster<Result>(use: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  let stop = async () => {};
  return withCleanUp(
    () => stop(),
    async () =>
      use(
        await startCluster({
          firstPort: ownPort,
          whenStopped: (end) => {
            stop = end;
          },
        }),
      ),
  );
}

interface ClusterWish {
  firstPort: string;
  /** Gets what ends the cluster, before it starts. */
  whenStopped(end: () => Promise<void>): void;
}

async function startCluster({ firstPort, whenStopped }: ClusterWish): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-cluster-"));
  // The user postgres must be able to pass through.
  chmodSync(folder, 0o755);
  const env = { ...process.env, CLUSTER_PORT: firstPort, CLUSTER_DIR: join(folder, "parts") };
  const order = async (...words: string[]) => (await run(script, words, { env })).stdout.trim();
  const portals = new Map<PortalNumber, RunningServer>();
  whenStopped(async () => {
    if (firstPort === sharedPort) opened = undefined;
    await Promise.all([...portals.values()].map((portal) => portal.end("SIGKILL")));
    await order("stop");
    rmSync(folder, { recursive: true, force: true });
  });
  await order("start");
  const settings = readSettings(await order("settings"));
  const of = (name: string): string => settings.get(name) ?? "";
  const files = join(folder, "files");
  mkdirSync(files);

  const portalUrl = (number: PortalNumber): string => `http://127.0.0.1:${of(`PORTAL_${number}_PORT`)}`;
  const startPortal = async (number: PortalNumber) => {
    if (portals.get(number)?.process.exitCode === null && !portals.get(number)?.process.killed) return;
    const portal = await runServer({
      DATA_DIR: files,
      PORT: of(`PORTAL_${number}_PORT`),
      DATABASE_URL: of(`PORTAL_${number}_DATABASE_URL`),
      DATABASE_DIRECT_URL: of("DATABASE_DIRECT_URL"),
      DRAIN_SECONDS: drainSeconds,
      DEADLINE_SCALE: "1",
      TRUST_PROXY: "1",
      LOG_LEVEL: "fatal",
    });
    portals.set(number, portal);
    await untilReady(portal.url);
  };
  const cluster: Cluster = {
    url: of("PROXY_URL"),
    databaseUrl: of("DATABASE_DIRECT_URL"),
    order,
    findPrimary: async () => (await order("primary")) as Part,
    startPortal,
    endPortal: async (number, signal) => (await portals.get(number)?.end(signal)) ?? null,
    portalUrl,
    makeWhole: async () => {
      await order("start");
      for (const number of portalNumbers) await startPortal(number);
      for (const number of portalNumbers) await untilReady(portalUrl(number));
      await untilReady(of("PROXY_URL"));
    },
    query: (use) => withDatabase(openPostgres(of("DATABASE_DIRECT_URL")), use),
  };
  return cluster;
}

const readSettings = (text: string): Map<string, string> =>
  new Map(
    text.split("\n").map((line) => {
      const [name = "", ...value] = line.split("=");
      return [name, value.join("=")];
    }),
  );
