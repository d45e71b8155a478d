import { fromKysely, PgBoss } from "pg-boss";
import type { Database, OpenDatabase } from "../database/database.ts";

/** Every kind of background task with its payload. Retries grow from `retryDelay` to `retryDelayMax`. */
export interface Tasks {
  "send-mail": { outboxId: string };
  "expire-offers": { jobId: string; round: number };
}
export type TaskName = keyof Tasks;

const minuteSeconds = 60;
const hourSeconds = 3_600;

/** A task that its worker has had for longer than `expireInSeconds` counts as lost with it, and goes to another. */
const kinds: Record<
  TaskName,
  { retryLimit: number; retryDelay: number; retryDelayMax: number; expireInSeconds: number }
> = {
  "expire-offers": { retryLimit: 10, retryDelay: 5, retryDelayMax: minuteSeconds, expireInSeconds: minuteSeconds },
  // With pauses of up to an hour, more than a day: a mail server may be away for a night.
  "send-mail": { retryLimit: 36, retryDelay: 10, retryDelayMax: hourSeconds, expireInSeconds: 3 * minuteSeconds },
};

/** What each kind of task does. */
export type TaskHandlers = { [Name in TaskName]: (payload: Tasks[Name]) => Promise<void> };

/** Background tasks: each runs at least once, on any process, and again after a failure; handlers judge by the state they find. */
export interface Queue {
  /** Pass a transaction as `db`: the task exists if, and only if, the change does. */
  enqueue<Name extends TaskName>(
    db: Database,
    name: Name,
    payload: Tasks[Name],
    options?: { startAfter?: Date },
  ): Promise<void>;
  /** Many of one kind in one statement, all due at once. */
  enqueueAll<Name extends TaskName>(db: Database, name: Name, payloads: Tasks[Name][]): Promise<void>;
  /** Makes or updates the queue's schema; before that nothing can be enqueued. */
  open(): Promise<void>;
  /** From now on this process takes tasks, as they fall due. */
  start(handlers: TaskHandlers, onError: (error: Error) => void): Promise<void>;
  /** Lets running tasks end. */
  stop(): Promise<void>;
}

const names = Object.keys(kinds) as TaskName[];
const pollingSeconds = 1;
const stopMilliseconds = 8_000;

/** The queue in the portal's own database, in a schema of its own. */
export function makeQueue(database: OpenDatabase): Queue {
  const boss = new PgBoss({ ...database.queueConnection, schedule: false, superviseIntervalSeconds: minuteSeconds });
  // Without a listener an error event ends the process; before `start` there is nobody to notify.
  boss.on("error", () => {});
  return {
    open: () => open(boss),
    enqueue: async (db, name, payload, { startAfter } = {}) => {
      await boss.send(name, payload, { ...(startAfter ? { startAfter } : {}), db: fromKysely(db) });
    },
    enqueueAll: async (db, name, payloads) => {
      await boss.insert(
        name,
        payloads.map((data) => ({ data })),
        { db: fromKysely(db) },
      );
    },
    start: async (handlers, onError) => {
      boss.on("error", onError);
      for (const name of names) await work(boss, name, handlers[name]);
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMilliseconds }),
  };
}

async function open(boss: PgBoss): Promise<void> {
  await boss.start();
  const known = new Set((await boss.getQueues(names)).map(({ name }) => name));
  for (const name of names) {
    // Asking first is cheap; making one anew, even for nothing, is not.
    if (!known.has(name)) await boss.createQueue(name, { ...kinds[name], retryBackoff: true });
  }
}

const work = <Name extends TaskName>(boss: PgBoss, name: Name, handle: TaskHandlers[Name]): Promise<string> =>
  boss.work<Tasks[Name]>(name, { pollingIntervalSeconds: pollingSeconds, batchSize: 1 }, async (tasks) => {
    for (const { data } of tasks) await handle(data);
  });
