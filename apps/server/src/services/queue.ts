import pLimit from "p-limit";
import { fromKysely, type JobResult, PgBoss } from "pg-boss";
import type { Database, OpenDatabase } from "../database/database.ts";
import { hideAddresses } from "../values/hide-addresses.ts";
import { startSchedules } from "./queue-schedules.ts";
import { kinds, paces, schedules, type TaskName, type Tasks } from "./queue-tasks.ts";

/** The handler of each kind of task. */
export type TaskHandlers = { [Name in TaskName]: (payload: Tasks[Name]) => Promise<void> };

/** Background tasks. Each runs at least once, on any process, and again after a failure. Handlers decide by the state that they find. */
export interface Queue {
  /** Pass a transaction as `db`: the task then exists only if the change is committed. */
  enqueue<Name extends TaskName>(
    db: Database,
    name: Name,
    payload: Tasks[Name],
    options?: { startAfter?: Date },
  ): Promise<void>;
  /** Enqueues many tasks of one kind in one statement, all due at once or at `startAfter`. */
  enqueueAll<Name extends TaskName>(
    db: Database,
    name: Name,
    payloads: Tasks[Name][],
    options?: { startAfter?: Date },
  ): Promise<void>;
  /** Creates or updates the queue's schema. Nothing can be enqueued before. */
  open(): Promise<void>;
  /** From now on this process takes due tasks. */
  start(handlers: TaskHandlers, onError: (error: Error) => void): Promise<void>;
  /** Waits for running tasks to end. */
  stop(): Promise<void>;
}

const names = Object.keys(kinds) as TaskName[];
const stopMilliseconds = 8_000;

/** The queue in the portal's own database, in its own schema. */
export function makeQueue(database: OpenDatabase): Queue {
  const boss = new PgBoss({ ...database.queueConnection, schedule: false, superviseIntervalSeconds: 60 });
  let isStopping = false;
  let stopSchedules: () => Promise<void> = () => Promise.resolve();
  // Without a listener an error event would end the process. `start` adds the real one.
  boss.on("error", () => {});
  return {
    open: () => open(boss),
    enqueue: async (db, name, payload, { startAfter } = {}) => {
      await boss.send(name, payload, { ...(startAfter ? { startAfter } : {}), db: fromKysely(db) });
    },
    enqueueAll: async (db, name, payloads, { startAfter } = {}) => {
      if (payloads.length === 0) return;
      const tasks = payloads.map((data) => ({ data, ...(startAfter ? { startAfter } : {}) }));
      await boss.insert(name, tasks, { db: fromKysely(db) });
    },
    start: async (handlers, onError) => {
      boss.on("error", onError);
      for (const name of names) await work(boss, name, { handle: handlers[name], isStopping: () => isStopping });
      stopSchedules = await startSchedules(boss, schedules, onError);
    },
    stop: async () => {
      isStopping = true;
      // Stops taking tasks first: a task taken from now on would only be returned.
      await Promise.all(names.map((name) => boss.offWork(name, { wait: false })));
      await stopSchedules();
      await boss.stop({ graceful: true, timeout: stopMilliseconds });
    },
  };
}

async function open(boss: PgBoss): Promise<void> {
  await boss.start();
  const known = new Set((await boss.getQueues(names)).map(({ name }) => name));
  for (const name of names) {
    // Reading is cheap. Creating a queue is not, even if it exists.
    if (!known.has(name)) await boss.createQueue(name, { ...kinds[name], retryBackoff: true });
  }
}

interface Worker<Name extends TaskName> {
  handle: TaskHandlers[Name];
  isStopping(): boolean;
}

/** A failed task is retried alone. The others of its batch are done. */
function work<Name extends TaskName>(boss: PgBoss, name: Name, { handle, isStopping }: Worker<Name>) {
  const { concurrency, ...pace } = paces[name];
  const atOnce = pLimit(concurrency);
  const run = async (data: Tasks[Name]): Promise<unknown> => {
    try {
      // Another process takes the task, or the next start.
      if (isStopping()) return new Error("the process stops");
      await handle(data);
      return undefined;
    } catch (error) {
      return error;
    }
  };
  return boss.work<Tasks[Name]>(name, { ...pace, burstWhenBatchFull: true, perJobResults: true }, async (tasks) => {
    const errors = await Promise.all(tasks.map(({ data }) => atOnce(() => run(data))));
    return tasks.map(({ id }, index): JobResult => {
      const error = errors[index];
      return error === undefined
        ? { id, status: "completed" }
        : { id, status: "failed", output: { message: hideAddresses(String(error)) } };
    });
  });
}
