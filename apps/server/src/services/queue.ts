import { randomUUID } from "node:crypto";
import { fromKysely, PgBoss } from "pg-boss";
import type { Database, OpenDatabase } from "../database/database.ts";

/** Every kind of background task with its payload. Retries grow from `retryDelay` to `retryDelayMax`. */
export interface Tasks {
  "send-mail": { outboxId: string };
}
export type TaskName = keyof Tasks;

const minuteSeconds = 60;
const hourSeconds = 3_600;

/** A task that its worker has had for longer than `expireInSeconds` counts as lost with it, and goes to another. */
const kinds: Record<
  TaskName,
  { retryLimit: number; retryDelay: number; retryDelayMax: number; expireInSeconds: number }
> = {
  // With pauses of up to an hour, more than a day: a mail server may be away for a night.
  "send-mail": { retryLimit: 36, retryDelay: 10, retryDelayMax: hourSeconds, expireInSeconds: 3 * minuteSeconds },
};

export type Handler<Name extends TaskName> = (payload: Tasks[Name]) => Promise<void>;

/** Background tasks: each runs at least once, on any process, and again after a failure; handlers judge by the state they find. */
export interface Queue {
  /** Pass a transaction as `db`: the task exists if, and only if, the change does. */
  enqueue<Name extends TaskName>(
    db: Database,
    name: Name,
    payload: Tasks[Name],
    options?: { startAfter?: Date },
  ): Promise<void>;
  /** From now on this process takes tasks of this kind. */
  work<Name extends TaskName>(name: Name, handler: Handler<Name>): Promise<void>;
  /** Lets running tasks end. */
  stop(): Promise<void>;
}

const pollingSeconds = 1;
const stopMilliseconds = 8_000;

/** Opens the queue in the portal's own database, in a schema of its own; makes or updates that schema. */
export async function openQueue(database: OpenDatabase, onError: (error: Error) => void = () => {}): Promise<Queue> {
  const boss = new PgBoss({ ...database.queueConnection, schedule: false, superviseIntervalSeconds: minuteSeconds });
  boss.on("error", onError);
  await boss.start();
  for (const [name, options] of Object.entries(kinds)) {
    await boss.createQueue(name, { ...options, retryBackoff: true });
    // Looked up once now: inside a transaction the embedded database has no second connection to look with.
    await boss.findJobs(name, { id: randomUUID() });
  }
  return {
    enqueue: async (db, name, payload, { startAfter } = {}) => {
      await boss.send(name, payload, { ...(startAfter ? { startAfter } : {}), db: fromKysely(db) });
    },
    work: async (name, handler) => {
      const options = { pollingIntervalSeconds: pollingSeconds, batchSize: 1 };
      await boss.work<Tasks[typeof name]>(name, options, async (jobs) => {
        for (const { data } of jobs) await handler(data);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMilliseconds }),
  };
}
