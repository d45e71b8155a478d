import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import pLimit from "p-limit";
import { fromKysely, type JobResult, PgBoss } from "pg-boss";
import type { Database, OpenDatabase } from "../database/database.ts";
import { awaitedConnections, mailConnections } from "./mailer.ts";
import { type Schedule, startSchedules } from "./queue-schedules.ts";

/** Every kind of background task with its payload. Retries grow from `retryDelay` to `retryDelayMax`. */
export interface Tasks {
  /** Mails that somebody sits and waits for: codes above all. They never stand behind notices. */
  "send-awaited-mail": { outboxId: string };
  "send-mail": { outboxId: string };
  /** Likewise for text messages. */
  "send-awaited-text": { outboxId: string };
  "send-text": { outboxId: string };
  "send-whatsapp": { outboxId: string };
  /** A notice that nobody has read by then goes on by the channel after this one. */
  "notify-further": { noticeId: string; after: NoticeChannel };
  "expire-offers": { jobId: string; round: number };
  "erase-account": { accountId: string };
  /** Holds the running sums against the ledger. */
  "check-balances": Record<string, never>;
  /** Holds the order of dispatch against what it is made of. */
  "check-ranks": Record<string, never>;
  /** Finds the closed accounts of which something is due to be erased. */
  "queue-erasures": Record<string, never>;
  /** Removes what of the security log has had its days. */
  "forget-security-events": Record<string, never>;
  /** Sums up the days that are over, for the reports. */
  "summarise-days": Record<string, never>;
}
export type TaskName = keyof Tasks;

const minuteSeconds = 60;
const hourSeconds = 3_600;

/** A task that its worker has had for longer than `expireInSeconds` counts as lost with it, and goes to another. */
interface Kind {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  expireInSeconds: number;
}

// With pauses of up to an hour, more than a day: a mail server or gateway may be away for a night.
const message: Kind = {
  retryLimit: 36,
  retryDelay: 10,
  retryDelayMax: hourSeconds,
  expireInSeconds: 5 * minuteSeconds,
};

// The next round of the schedule comes soon enough.
const round: Kind = { retryLimit: 0, retryDelay: 0, retryDelayMax: minuteSeconds, expireInSeconds: hourSeconds };

const kinds: Record<TaskName, Kind> = {
  "expire-offers": { retryLimit: 10, retryDelay: 5, retryDelayMax: minuteSeconds, expireInSeconds: minuteSeconds },
  // A code lives for ten minutes: what a process took with it when it died must not wait for half of them.
  "send-awaited-mail": { ...message, expireInSeconds: minuteSeconds },
  "send-mail": message,
  "send-awaited-text": { ...message, expireInSeconds: minuteSeconds },
  "send-text": message,
  "send-whatsapp": message,
  "erase-account": {
    retryLimit: 10,
    retryDelay: minuteSeconds,
    retryDelayMax: hourSeconds,
    expireInSeconds: hourSeconds,
  },
  "notify-further": { retryLimit: 10, retryDelay: 5, retryDelayMax: minuteSeconds, expireInSeconds: minuteSeconds },
  "check-balances": round,
  "check-ranks": round,
  "queue-erasures": round,
  "forget-security-events": round,
  "summarise-days": round,
};

/** How a process takes tasks of a kind: so many in one look, so many of them at a time. A full look is followed by the next at once. */
const paces: Record<TaskName, { pollingIntervalSeconds: number; batchSize: number; concurrency: number }> = {
  // Each locks its job and dispatches it anew: a few connections of the pool, never all.
  "expire-offers": { pollingIntervalSeconds: 1, batchSize: 40, concurrency: 4 },
  "send-awaited-mail": { pollingIntervalSeconds: 0.5, batchSize: 10, concurrency: awaitedConnections },
  "send-mail": { pollingIntervalSeconds: 1, batchSize: 50, concurrency: mailConnections },
  "send-awaited-text": { pollingIntervalSeconds: 0.5, batchSize: 10, concurrency: 3 },
  "send-text": { pollingIntervalSeconds: 1, batchSize: 20, concurrency: 5 },
  "send-whatsapp": { pollingIntervalSeconds: 1, batchSize: 20, concurrency: 5 },
  "erase-account": { pollingIntervalSeconds: 60, batchSize: 10, concurrency: 1 },
  "notify-further": { pollingIntervalSeconds: 2, batchSize: 40, concurrency: 2 },
  "check-balances": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "check-ranks": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "queue-erasures": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "forget-security-events": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "summarise-days": { pollingIntervalSeconds: 30, batchSize: 1, concurrency: 1 },
};

const schedules: readonly (Schedule & { name: TaskName })[] = [
  // Twice a day: an office that switches its machine off at night has them checked all the same.
  { name: "check-balances", cron: "30 3,15 * * *" },
  { name: "check-ranks", cron: "40 3,15 * * *" },
  { name: "queue-erasures", cron: "35 * * * *" },
  { name: "forget-security-events", cron: "50 3,15 * * *" },
  { name: "summarise-days", cron: "5 * * * *" },
];

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
const stopMilliseconds = 8_000;

/** The queue in the portal's own database, in a schema of its own. */
export function makeQueue(database: OpenDatabase): Queue {
  const boss = new PgBoss({ ...database.queueConnection, schedule: false, superviseIntervalSeconds: minuteSeconds });
  let isStopping = false;
  let stopSchedules: () => Promise<void> = () => Promise.resolve();
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
      for (const name of names) await work(boss, name, { handle: handlers[name], isStopping: () => isStopping });
      stopSchedules = await startSchedules(boss, schedules, onError);
    },
    stop: async () => {
      isStopping = true;
      // First of all no more tasks are taken: whatever is taken from now on only comes back later.
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
    // Asking first is cheap; making one anew, even for nothing, is not.
    if (!known.has(name)) await boss.createQueue(name, { ...kinds[name], retryBackoff: true });
  }
}

interface Worker<Name extends TaskName> {
  handle: TaskHandlers[Name];
  isStopping(): boolean;
}

/** One task that fails is tried again by itself; the others of its batch are done. */
function work<Name extends TaskName>(boss: PgBoss, name: Name, { handle, isStopping }: Worker<Name>) {
  const { concurrency, ...pace } = paces[name];
  const atOnce = pLimit(concurrency);
  const run = async (data: Tasks[Name]): Promise<unknown> => {
    try {
      // Left to another process, or to the next start.
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

const hideAddresses = (text: string): string => text.replace(/\S+@\S+/g, "#");
