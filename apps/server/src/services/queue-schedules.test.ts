import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { makePlace } from "../../test/server-place.ts";
import { migrate } from "../database/schema/migrate.ts";
import { makeQueue, type TaskHandlers } from "./queue.ts";

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
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule order by name`.execute(database.db);
  expect(rows).toEqual([
    { name: "check-backup", cron: "25 * * * *", timezone: "Asia/Karachi" },
    { name: "check-balances", cron: "30 3,15 * * *", timezone: "Asia/Karachi" },
    { name: "check-ranks", cron: "40 3,15 * * *", timezone: "Asia/Karachi" },
    { name: "check-texts", cron: "15 * * * *", timezone: "Asia/Karachi" },
    { name: "delete-expired", cron: "20 * * * *", timezone: "Asia/Karachi" },
    { name: "forget-missed-words", cron: "45 3,15 * * *", timezone: "Asia/Karachi" },
    { name: "forget-security-events", cron: "50 3,15 * * *", timezone: "Asia/Karachi" },
    { name: "make-backup", cron: "10 * * * *", timezone: "Asia/Karachi" },
    { name: "queue-erasures", cron: "35 * * * *", timezone: "Asia/Karachi" },
    { name: "summarise-days", cron: "5 * * * *", timezone: "Asia/Karachi" },
  ]);
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
