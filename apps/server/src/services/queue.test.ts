import { expect, it } from "vitest";
import { holdTime, holdUntil, passTimeUntil } from "../../test/held-time.ts";
import { readQueue } from "../../test/queue-state.ts";
import { makePlace } from "../../test/server-place.ts";
import { makeQueue, type TaskHandlers } from "./queue.ts";

it("full batches follow each other without a pause: a thousand mails take twenty batches", async () => {
  const database = await (await makePlace()).open();
  const queue = makeQueue(database);
  await queue.open();
  const letters = Array.from({ length: 1_000 }, (_, index) => ({ outboxId: String(index) }));
  await queue.enqueueAll(database.db, "send-mail", letters);
  // From now on every pause lasts forever.
  holdTime();
  await queue.start(new Proxy({}, { get: () => async () => {} }) as TaskHandlers, () => {});
  await holdUntil(async () =>
    expect(await readQueue(database.db, "send-mail")).toEqual({ batches: 20, done: 1_000, open: 0 }),
  );
  await passTimeUntil(queue.stop());
  await database.close();
});
