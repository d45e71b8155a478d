import { runOneAtATime } from "../../services/live/run-one-at-a-time.ts";
import type { Services } from "../../services/services.ts";
import { claimUnqueued } from "./webhooks.queries.ts";

const deliveriesAtOnce = 100;

type Ground = Pick<Services, "db" | "clock" | "queue">;

/** Makes a task for each delivery that a trigger has added. Returns how many. */
export async function queueDeliveries({ db, clock, queue }: Ground): Promise<number> {
  for (let sum = 0; ; ) {
    const count = await db.transaction().execute(async (transaction) => {
      const ids = await claimUnqueued(transaction, { now: clock.now(), limit: deliveriesAtOnce });
      await queue.enqueueAll(
        transaction,
        "send-webhook",
        ids.map((deliveryId) => ({ deliveryId })),
      );
      return ids.length;
    });
    sum += count;
    if (count < deliveriesAtOnce) return sum;
  }
}

/** Does so at each wake-up, and at least every few seconds. Returns a function that stops it after the current batch. */
export function startQueueing(
  services: Ground & Pick<Services, "wakeUps">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { run, stop } = runOneAtATime(() => queueDeliveries(services).then(() => {}, onError));
  const unsubscribe = services.wakeUps.subscribe(() => void run());
  return async () => {
    unsubscribe();
    await stop();
  };
}
