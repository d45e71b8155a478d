import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { TooManyRequests } from "../../values/app-error.ts";

const pauseMilliseconds = 2_000;
/** Together they wait for less time than a call may take. */
const queueMax = 3;
const lanesMax = 10_000;

const lanes = new LRUCache<string, LimitFunction>({ max: lanesMax });

/**
 * Runs tries for a subject one after the other, each after a pause. Guessing becomes slow, and a right password still works. Each process
 * has its own lanes.
 * @throws TooManyRequests while the lane is full
 */
export async function takeSlowLane<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const lane = lanes.get(subject) ?? pLimit(1);
  lanes.set(subject, lane);
  if (lane.activeCount + lane.pendingCount >= queueMax)
    throw new TooManyRequests((queueMax * pauseMilliseconds) / 1_000);
  return lane(async () => {
    await pause(pauseMilliseconds);
    return work();
  });
}
