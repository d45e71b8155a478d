import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import { awaitedConnections, mailConnections } from "./mailer.ts";
import type { Schedule } from "./queue-schedules.ts";

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
  /** Deletes words that no search found, once their days are over. */
  "forget-missed-words": Record<string, never>;
  /** Removes what of the security log has had its days. */
  "forget-security-events": Record<string, never>;
  /** Deletes used-up limits, expired codes, old live events and old changes of callers. */
  "delete-expired": Record<string, never>;
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

export const kinds: Record<TaskName, Kind> = {
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
  "forget-missed-words": round,
  "forget-security-events": round,
  "delete-expired": round,
  "summarise-days": round,
};

/** How a process takes tasks of a kind: so many in one look, so many of them at a time. A full look is followed by the next at once. */
export const paces: Record<TaskName, { pollingIntervalSeconds: number; batchSize: number; concurrency: number }> = {
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
  "forget-missed-words": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "forget-security-events": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "delete-expired": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "summarise-days": { pollingIntervalSeconds: 30, batchSize: 1, concurrency: 1 },
};

export const schedules: readonly (Schedule & { name: TaskName })[] = [
  // Twice a day: an office that switches its machine off at night has them checked all the same.
  { name: "check-balances", cron: "30 3,15 * * *" },
  { name: "check-ranks", cron: "40 3,15 * * *" },
  { name: "queue-erasures", cron: "35 * * * *" },
  { name: "forget-missed-words", cron: "45 3,15 * * *" },
  { name: "forget-security-events", cron: "50 3,15 * * *" },
  { name: "delete-expired", cron: "20 * * * *" },
  { name: "summarise-days", cron: "5 * * * *" },
];
