import { readFileSync } from "node:fs";
import { type NetConnectOpts, Socket } from "node:net";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type ClusterPlace, superuser } from "./cluster-place.ts";
import { findOrMakeCluster, makePortalFolder } from "./find-cluster.ts";
import { addressOf, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { stateFolder } from "./state-folder.ts";

/** Each portal holds it shared while it runs; who gets it alone at the end is the last one. */
const presenceLock = 7_281_904;
const joinTries = 40;
const retryMilliseconds = 250;
const connectMilliseconds = 10_000;

/** The portal's own PostgreSQL: started, or joined, and kept running until the last portal on its data folder ends. */
export interface EmbeddedCluster {
  /** How `pg` connects to it; it may be started anew at another address meanwhile. */
  connection: pg.ClientConfig;
  /**
   * Starts or joins it.
   * @returns a line for who starts the portal, where the database lies elsewhere than they would look
   * @throws Error with one clear line when that cannot be
   */
  open(): Promise<string | undefined>;
  /** Leaves it, and stops it when nobody else is there. */
  close(): Promise<void>;
}

/** A socket that finds out where the cluster listens when it connects. */
class ClusterSocket extends Socket {
  readonly #findAddress: () => NetConnectOpts;

  constructor(findAddress: () => NetConnectOpts) {
    super();
    this.#findAddress = findAddress;
  }

  override connect(): this {
    return super.connect(this.#findAddress());
  }
}

/** The cluster of a portal's data folder, which it makes; the rest happens in `open`. */
export function makeEmbeddedCluster(portalFolder: string): EmbeddedCluster {
  makePortalFolder(portalFolder);
  let place: ClusterPlace | undefined;
  let address: NetConnectOpts = { host: "127.0.0.1", port: 1 };
  let presence: pg.Client | undefined;
  let joining: Promise<unknown> = Promise.resolve();
  let isClosing = false;

  const connection: pg.ClientConfig = {
    host: "localhost",
    user: superuser,
    database: "postgres",
    password: async () => (place ? readFileSync(place.passwordFile, "utf8") : ""),
    ssl: false,
    stream: () => new ClusterSocket(() => address),
  };

  async function join(found: ClusterPlace): Promise<void> {
    for (let tries = 1; ; tries++) {
      address = addressOf(await startPostmaster(found));
      const client = new pg.Client({
        ...connection,
        application_name: "presence",
        connectionTimeoutMillis: connectMilliseconds,
      });
      client.on("error", () => {});
      try {
        await client.connect();
        await client.query("select pg_advisory_lock_shared($1)", [presenceLock]);
        presence = client;
        client.once("end", () => {
          joining = keepRunning(found);
        });
        return;
      } catch (error) {
        // Another portal, the last one, was just stopping it.
        client.end().catch(() => {});
        if (tries === joinTries) throw error;
        await pause(retryMilliseconds);
      }
    }
  }

  /** Starts it again when it ended without our doing: killed, or stopped by hand. */
  async function keepRunning(found: ClusterPlace): Promise<void> {
    presence = undefined;
    while (!isClosing) {
      const isBack = await join(found).then(
        () => true,
        () => false,
      );
      if (isBack) return;
      await pause(retryMilliseconds);
    }
  }

  return {
    connection,
    open: async () => {
      place = await findOrMakeCluster(portalFolder);
      await join(place);
      return place.dataFolder.startsWith(stateFolder)
        ? `The database is in ${dirname(place.dataFolder)}: PostgreSQL does not run as root, and its user cannot reach ${portalFolder}.`
        : undefined;
    },
    close: async () => {
      isClosing = true;
      await joining;
      if (place && presence) await leave(place, presence);
    },
  };
}

/** Two that leave at once each give up their share before they ask for the whole: exactly one gets it. */
async function leave(place: ClusterPlace, presence: pg.Client): Promise<void> {
  if (await isLast(presence)) await stopPostmaster(place);
  await presence.end().catch(() => {});
}

async function isLast(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query("select pg_advisory_unlock_shared($1)", [presenceLock]);
    const { rows } = await presence.query("select pg_try_advisory_lock($1) as is_last", [presenceLock]);
    return rows[0]?.is_last === true;
  } catch {
    // The last one is stopping it at this moment.
    return false;
  }
}
