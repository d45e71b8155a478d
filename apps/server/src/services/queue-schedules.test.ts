import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { makePlace } from "../../test/server-place.ts";
import { migrate } from "../database/schema/migrate.ts";
import { makeQueue, type TaskHandlers } from "./queue.ts";
import { schedules } from "./queue-tasks.ts";

async function openQueue() {
  const place = await makePlace();
  const database = await place.open();
  await migrate(database.db);
  const queues = [makeQueue(database), makeQueue(database)] as const;
  onTestFinished(async () => {
    for (const queue of queues) await queue.stop();
    await database.close();
  });
  const run = vi.fn(() => Promise.resolve());
  const failed = vi.fn();
  for (const queue of queues) {
    await queue.open();
    const handlers = new Proxy({}, { get: () => run }) as TaskHandlers;
    await queue.start(handlers, failed);
  }
  return { database, run, failed };
}

it("schedules are stored once by any number of processes, in Pakistan's time", async () => {
  const { database, failed } = await openQueue();
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(database.db);
  const timezone = "Asia/Karachi";
  expect(rows).toHaveLength(schedules.length);
  expect(rows).toEqual(expect.arrayContaining(schedules.map(({ name, cron }) => ({ name, cron, timezone }))));
  expect(rows).toContainEqual({ name: "check-balances", cron: "30 3,15 * * *", timezone });
  expect(failed).not.toHaveBeenCalled();
});

it("a due schedule becomes a task of the queue", async () => {
  const { database, run } = await openQueue();
  await sql`
    insert into pgboss.job (name, data) values ('__pgboss__send-it', '{"name": "check-balances", "data": {}}')`.execute(
    database.db,
  );
  const findTask = async () => {
    const { rows } = await sql`select from pgboss.job where name = 'check-balances'`.execute(database.db);
    return rows.length + run.mock.calls.length;
  };
  await expect.poll(findTask).toBeGreaterThan(0);
});
