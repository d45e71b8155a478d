import { Client } from "./client.ts";
import { compareWrites, type Outcome } from "./outcome.ts";
import type { Place } from "./place.ts";

/** A third of the load comes before the fault, so that there is something to lose. */
const acknowledgedBefore = 100;

/** Waits until a third of the load is acknowledged. */
export const untilLoaded = (client: Client): Promise<void> =>
  client.until(({ acknowledged }) => acknowledged.length >= acknowledgedBefore);

/**
 * Sends the load of a place to these portals, strikes while it runs, and compares what was acknowledged with what is stored. A portal has to
 * run at the end: the load ends only when all writes are settled.
 */
export async function loseNothing(
  place: Place,
  urls: readonly string[],
  strike: (client: Client) => Promise<void>,
): Promise<Outcome> {
  const ground = await place.fill();
  const client = new Client(...urls);
  try {
    await Promise.all([client.writeAll(ground.writes), untilLoaded(client).then(() => strike(client))]);
  } finally {
    client.stop();
  }
  return compareWrites(client.seen.acknowledged, await place.read(ground));
}
