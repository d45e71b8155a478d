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
const pollMilliseconds = 20;
const watchMilliseconds = 1_000;
/** After losing the connection, the portal waits this long for the server to recover or end. Then it stops the server. */
const lostServerMilliseconds = 5_000;

/** The portal's own PostgreSQL. It is started or joined, and runs until the last portal on its data folder ends. */
export interface EmbeddedCluster {
  /** How `pg` connects to the cluster. Its address may change at a restart. */
  connection: pg.ClientConfig;
  /**
   * Starts the cluster, or joins it if it runs.
   * @param stopping aborts a start in progress
   * @returns a message for the operator if the database is in an unexpected place
   * @throws Error with a message of one line
   */
  open(stopping?: AbortSignal): Promise<string | undefined>;
  /** Disconnects the portal, and stops the cluster if no other portal uses it. */
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
    const refusal = Object.assign(new Error("the data folder of the portal was replaced"), { code: "ECONNREFUSED" });
    process.nextTick(() => this.destroy(refusal));
    return this;
  }
}

/** Returns the cluster of a portal's data folder, not started yet. `open` creates or starts it. */
export function makeEmbeddedCluster(portalFolder: string): EmbeddedCluster {
  makePortalFolder(portalFolder);
  let joined: { place: ClusterPlace; folderId: string | undefined } | undefined;
  let server: Server | undefined;
  // Until a server is joined, connections go to a port on which nothing listens.
  let address: NetConnectOpts = { host: "127.0.0.1", port: 1 };
  let joining: Promise<unknown> = Promise.resolve();
  let watching: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  /**
   * Returns whether the data folder is still the one that was joined. If another folder replaced it while the portal ran, the portal must
   * not use that one.
   */
  const isSameDataFolder = (): boolean => joined !== undefined && hasIdentity(joined.place, joined.folderId);

  const connection: pg.ClientConfig = {
    host: "localhost",
    user: superuser,
    database: "postgres",
    password: async () => (joined ? readFileSync(joined.place.passwordFile, "utf8") : ""),
    ssl: false,
    stream: () => new ClusterSocket(() => (isSameDataFolder() ? address : undefined)),
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
        // Another portal, which was the last one, may be stopping this server.
        found.client.end().catch(() => {});
        if (tries === joinTries) throw error;
        await pause(retryMilliseconds);
      }
    }
  }

  /**
   * Kills the server if another folder has replaced its data folder: it writes some files by path, and would write them to that other
   * folder. Nothing committed is lost, because it is in the log.
   */
  async function stopIfReplaced(): Promise<void> {
    if (!server || isSameDataFolder() || !joined) return;
    const { pid } = server;
    server = undefined;
    await stopServer(joined.place, pid, "SIGQUIT").catch(() => {});
  }

  /** Restarts or rejoins the server after something other than the portal stopped it. */
  async function keepRunning(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const place = findCluster(portalFolder);
        if (joined && hasIdentity(place, joined.folderId)) return await join(place);
      } catch {
        // Try again as long as the portal runs. Until it succeeds, calls are refused with 503.
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
      joined = { place, folderId: identify(place.dataFolder) };
      await join(place);
      watching ??= setInterval(stopIfReplaced, watchMilliseconds).unref();
      if (server) assertKnownSystem(portalFolder, await readSystemIdentifier(server.client));
      return describePlace(place, portalFolder);
    },
    close: async () => {
      closing.abort();
      clearInterval(watching);
      await joining;
      if (!joined) return;
      await stopIfReplaced();
      if (server) await leave(joined.place, server);
      else if (isSameDataFolder()) await endLost(joined.place);
    },
  };
}

const hasIdentity = ({ dataFolder }: ClusterPlace, folderId: string | undefined): boolean =>
  identify(dataFolder) === folderId;

const describePlace = ({ dataFolder }: ClusterPlace, portalFolder: string): string | undefined =>
  dataFolder.startsWith(stateFolder) && !dataFolder.startsWith(`${portalFolder}/`)
    ? `The database is in ${dirname(dataFolder)}: PostgreSQL does not run as root, and its user cannot reach ${portalFolder}.`
    : undefined;

async function leave(place: ClusterPlace, { client, pid }: Server, deadline = findLostDeadline()): Promise<void> {
  const isLast = await isLastPortal(client).catch(() => undefined);
  if (isLast) await stopServer(place, pid);
  await client.end().catch(() => {});
  if (isLast === undefined) await endLost(place, deadline);
}

/** Stops the server after the portal lost its connection. The server may be stopping, have crashed, or be running again. */
async function endLost(place: ClusterPlace, deadline = findLostDeadline()): Promise<void> {
  while (Date.now() < deadline) {
    const found = await findServer(place);
    if (found.state === "nobody") return;
    if (found.state === "here") return leave(place, found.server, deadline);
    await pause(pollMilliseconds);
  }
  await stopPostmaster(place);
}

const findLostDeadline = (): number => Date.now() + lostServerMilliseconds;
