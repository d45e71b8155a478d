import { readFileSync } from "node:fs";
import { type NetConnectOpts, Socket } from "node:net";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { type ClusterPlace, superuser } from "./cluster-place.ts";
import { findCluster, findOrMakeCluster, makePortalFolder } from "./find-cluster.ts";
import { findServer, type Server } from "./find-server.ts";
import { assertKnownSystem } from "./owner/cluster-owner.ts";
import { startPostmaster, stopPostmaster, stopServer } from "./postmaster.ts";
import { identify } from "./postmaster-file.ts";
import { enter, isLastPortal, readSystemIdentifier } from "./presence.ts";
import { stateFolder } from "./state-folder.ts";

const joinTries = 40;
const retryMilliseconds = 250;
const lookMilliseconds = 20;
const watchMilliseconds = 1_000;
/** A server whose portal lost its connection recovers or ends within this time. Otherwise the portal stops it. */
const lostMilliseconds = 5_000;

/** The portal's own PostgreSQL. It is started or joined, and runs until the last portal on its data folder ends. */
export interface EmbeddedCluster {
  /** How `pg` connects to it. The address may change when it is restarted. */
  connection: pg.ClientConfig;
  /**
   * Starts or joins it.
   * @param stopping aborts a start in progress
   * @returns a message for the operator if the database is in an unexpected place
   * @throws Error with one clear line
   */
  open(stopping?: AbortSignal): Promise<string | undefined>;
  /** Leaves it, and stops it if no other portal uses it. */
  close(): Promise<void>;
}

/** A socket that looks up the cluster's address when it connects. */
class ClusterSocket extends Socket {
  readonly #findAddress: () => NetConnectOpts | undefined;

  constructor(findAddress: () => NetConnectOpts | undefined) {
    super();
    this.#findAddress = findAddress;
  }

  override connect(): this {
    const address = this.#findAddress();
    if (address) return super.connect(address);
    const away = Object.assign(new Error("the data folder of the portal was replaced"), { code: "ECONNREFUSED" });
    process.nextTick(() => this.destroy(away));
    return this;
  }
}

/** Describes the cluster of a portal's data folder. `open` creates or starts it. */
export function makeEmbeddedCluster(portalFolder: string): EmbeddedCluster {
  makePortalFolder(portalFolder);
  let joined: { place: ClusterPlace; folder: string | undefined } | undefined;
  let server: Server | undefined;
  let address: NetConnectOpts = { host: "127.0.0.1", port: 1 };
  let joining: Promise<unknown> = Promise.resolve();
  let watching: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  /**
   * Whether the folder is the one that was joined. If it was moved away while the portal ran, the portal must not use the folder that
   * replaced it.
   */
  const isStillThere = (): boolean => joined !== undefined && isFolder(joined.place, joined.folder);

  const connection: pg.ClientConfig = {
    host: "localhost",
    user: superuser,
    database: "postgres",
    password: async () => (joined ? readFileSync(joined.place.passwordFile, "utf8") : ""),
    ssl: false,
    stream: () => new ClusterSocket(() => (isStillThere() ? address : undefined)),
  };

  async function join(place: ClusterPlace): Promise<void> {
    for (let tries = 1; ; tries++) {
      const found = await startPostmaster(place, closing.signal);
      try {
        await enter(found.client);
        address = found.address;
        server = found;
        found.client.once("end", () => {
          server = undefined;
          joining = keepRunning();
        });
        return;
      } catch (error) {
        // The last other portal was just stopping it.
        found.client.end().catch(() => {});
        if (tries === joinTries) throw error;
        await pause(retryMilliseconds);
      }
    }
  }

  /**
   * The server writes some files by the path with which it was started. If another folder gets that path, the server must end without
   * further writes. Committed data is in its log.
   */
  async function watchFolder(): Promise<void> {
    if (!server || isStillThere() || !joined) return;
    const { pid } = server;
    server = undefined;
    await stopServer(joined.place, pid, "SIGQUIT").catch(() => {});
  }

  /** Restarts it if it ended without the portal: killed, or stopped by hand. */
  async function keepRunning(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const place = findCluster(portalFolder);
        if (joined && isFolder(place, joined.folder)) return await join(place);
      } catch {
        // It is retried as long as the portal runs and replies 503.
      }
      await pause(retryMilliseconds);
    }
  }

  return {
    connection,
    open: async (stopping) => {
      const stop = () => closing.abort(stopping?.reason);
      stopping?.addEventListener("abort", stop);
      if (stopping?.aborted) stop();
      const place = await findOrMakeCluster(portalFolder);
      joined = { place, folder: identify(place.dataFolder) };
      await join(place);
      watching ??= setInterval(watchFolder, watchMilliseconds).unref();
      if (server) assertKnownSystem(portalFolder, await readSystemIdentifier(server.client));
      return describePlace(place, portalFolder);
    },
    close: async () => {
      closing.abort();
      clearInterval(watching);
      await joining;
      if (!joined) return;
      await watchFolder();
      if (server) await leave(joined.place, server);
      else if (isStillThere()) await endLost(joined.place);
    },
  };
}

const isFolder = ({ dataFolder }: ClusterPlace, known: string | undefined): boolean => identify(dataFolder) === known;

const describePlace = ({ dataFolder }: ClusterPlace, portalFolder: string): string | undefined =>
  dataFolder.startsWith(stateFolder) && !dataFolder.startsWith(`${portalFolder}/`)
    ? `The database is in ${dirname(dataFolder)}: PostgreSQL does not run as root, and its user cannot reach ${portalFolder}.`
    : undefined;

async function leave(place: ClusterPlace, { client, pid }: Server, deadline = inTime()): Promise<void> {
  const isLast = await isLastPortal(client).catch(() => undefined);
  if (isLast) await stopServer(place, pid);
  await client.end().catch(() => {});
  if (isLast === undefined) await endLost(place, deadline);
}

/** Ends a server without a connection. It may be stopping, have crashed, or be running again. */
async function endLost(place: ClusterPlace, deadline = inTime()): Promise<void> {
  while (Date.now() < deadline) {
    const found = await findServer(place);
    if (found.state === "nobody") return;
    if (found.state === "here") return leave(place, found.server, deadline);
    await pause(lookMilliseconds);
  }
  await stopPostmaster(place);
}

const inTime = (): number => Date.now() + lostMilliseconds;
