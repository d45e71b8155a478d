import { Client } from "../client.ts";
import { makeGround, readStored } from "../ground.ts";
import { compareWrites, findLongestPause, type Outcome } from "../outcome.ts";
import { untilLoaded } from "../under-load.ts";
import { type Cluster, openCluster } from "./open-cluster.ts";

/** More than can be sent during a fault, so that the load lasts until the fault is over. */
const writes = { posts: 6_000, accepts: 300 };
/** They have to succeed after the fault. */
const acknowledgedAfter = 100;
/** Writes work again after 30 s at most. */
const pauseSecondsMax = 30;

export type Strike = (cluster: Cluster, client: Client) => Promise<void>;

/**
 * Strikes a part of the cluster while people post and accept jobs through HAProxy, makes the cluster whole again, and compares what was
 * acknowledged with what the primary has.
 * @throws Error if writes pause for longer than 30 s
 */
export async function strikeCluster(strike: Strike): Promise<Outcome> {
  const cluster = await openCluster();
  await cluster.makeWhole();
  const ground = await cluster.query((db) => makeGround(db, writes));
  const client = new Client(cluster.url);
  const strikeUnderLoad = async () => {
    await untilLoaded(client);
    const struckAt = performance.now();
    await strike(cluster, client);
    const before = client.seen.acknowledged.length;
    await client.until(({ acknowledged }) => acknowledged.length >= before + acknowledgedAfter);
    client.stop();
    return findLongestPause(client.seen.acknowledgedAt, struckAt) / 1_000;
  };
  try {
    const [, pauseSeconds] = await Promise.all([client.writeAll(ground.writes), strikeUnderLoad()]);
    await cluster.makeWhole();
    const stored = await cluster.query((db) => readStored(db, ground));
    if (pauseSeconds > pauseSecondsMax) throw new Error(`writes paused for ${pauseSeconds.toFixed(1)} s`);
    return { ...compareWrites(client.seen.acknowledged, stored), pauseSeconds };
  } finally {
    client.stop();
  }
}
