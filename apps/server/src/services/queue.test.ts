import { expect, it } from "vitest";
import { holdTime, passTimeUntil } from "../../test/held-time.ts";
import { readQueue } from "../../test/queue-state.ts";
import { makePlace } from "../../test/server-place.ts";
import { makeQueue, type TaskHandlers } from "./queue.ts";

it("full batches follow each other at once: a thousand letters take twenty, and not one pause between two", async () => {
  const database = await (await makePlace()).open();
  const queue = makeQueue(database);
  await queue.open();
  const letters = Array.from({ length: 1_000 }, (_, index) => ({ outboxId: String(index) }));
  await queue.enqueueAll(database.db, "send-mail", letters);
  // Whatever pauses from now on pauses for ever.
  holdTime();
  await queue.start(new Proxy({}, { get: () => async () => {} }) as TaskHandlers, () => {});
  await expect.poll(() => readQueue(database.db, "send-mail")).toEqual({ batches: 20, done: 1_000, open: 0 });
  await passTimeUntil(queue.stop());
  await database.close();
});
