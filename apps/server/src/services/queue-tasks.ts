import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import { awaitedConnections, mailConnections } from "./mailer.ts";
import type { Schedule } from "./queue-schedules.ts";

/** Every kind of background task with its payload. The pause between retries grows from `retryDelay` to `retryDelayMax`. */
export interface Tasks {
  /** Mails that a person waits for, above all codes. They never wait behind notices. */
  "send-awaited-mail": { outboxId: string };
  "send-mail": { outboxId: string };
  /** The same for text messages. */
  "send-awaited-text": { outboxId: string };
  "send-text": { outboxId: string };
  "send-whatsapp": { outboxId: string };
  "send-push": { outboxId: string };
  "send-webhook": { deliveryId: string };
  /** Sends an unread notice by the channel after this one, or by its first one after quiet hours. */
  "notify-further": { noticeId: string; after: NoticeChannel | null };
  /** With `until`, only the offers of the round that end by then: the others sleep (docs/product.md O3). */
  "expire-offers": { jobId: string; round: number; until?: string };
  /** Notifies the customer of a job for this time, an ISO date, that nobody has taken it yet. */
  "warn-unanswered": { jobId: string; wished: string };
  "erase-account": { accountId: string };
  /** Compares the running sums with the ledger. */
  "check-balances": Record<string, never>;
  /** Compares the ranks of dispatch with the data that they are computed from. */
  "check-ranks": Record<string, never>;
  /** Finds the closed accounts that have something to erase. */
  "queue-erasures": Record<string, never>;
  /** Deletes words that no search found, when their time to live is over. */
  "forget-missed-words": Record<string, never>;
  /** Removes expired rows of the security log. */
  "forget-security-events": Record<string, never>;
  /** Deletes rows whose time to live is over (upkeep/sweeps/expiries.ts). */
  "delete-expired": Record<string, never>;
  /** Makes the backup of the night. */
  "make-backup": Record<string, never>;
  /** Raises an alarm if the newest backup is too old. */
  "check-backup": Record<string, never>;
  /** Raises an alarm if the budget for text messages is nearly used up. */
  "check-texts": Record<string, never>;
  /** Notifies the Owners of inquiries that nobody answered in time. */
  "report-late-inquiries": Record<string, never>;
  /** Computes what customers agreed to pay for each sub-skill. */
  "compute-agreed-prices": Record<string, never>;
  /** Computes the sums of past days for the reports. */
  "summarise-days": Record<string, never>;
  /** Sends staff the mails about their regular exports. */
  "send-exports": Record<string, never>;
}
export type TaskName = keyof Tasks;

const minuteSeconds = 60;
const hourSeconds = 3_600;

/** A task that takes longer than `expireInSeconds` counts as lost with its worker, and another worker gets it. */
interface Kind {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  expireInSeconds: number;
}

// With pauses of up to an hour, for more than a day: a mail server or gateway may be down for a night.
const message: Kind = {
  retryLimit: 36,
  retryDelay: 10,
  retryDelayMax: hourSeconds,
  expireInSeconds: 5 * minuteSeconds,
};

// No retries, because the next scheduled task follows soon.
const round: Kind = { retryLimit: 0, retryDelay: 0, retryDelayMax: minuteSeconds, expireInSeconds: hourSeconds };

export const kinds: Record<TaskName, Kind> = {
  "expire-offers": { retryLimit: 10, retryDelay: 5, retryDelayMax: minuteSeconds, expireInSeconds: minuteSeconds },
  "warn-unanswered": { retryLimit: 10, retryDelay: 5, retryDelayMax: minuteSeconds, expireInSeconds: minuteSeconds },
  // A code is valid for ten minutes. If a process dies with a mail, the mail must not wait for half of that.
  "send-awaited-mail": { ...message, expireInSeconds: minuteSeconds },
  "send-mail": message,
  "send-awaited-text": { ...message, expireInSeconds: minuteSeconds },
  "send-text": message,
  "send-whatsapp": message,
  "send-push": message,
  "send-webhook": message,
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
  // A large file store takes hours. With the process that made it, a backup is lost for so long.
  "make-backup": { ...round, expireInSeconds: 6 * hourSeconds },
  "check-backup": round,
  "check-texts": round,
  "report-late-inquiries": round,
  "compute-agreed-prices": round,
  "summarise-days": round,
  "send-exports": round,
};

/**
 * How a process takes tasks of a kind: how many it fetches at once, and how many of them run at a time. After a full batch it fetches again
 * at once.
 */
export const paces: Record<TaskName, { pollingIntervalSeconds: number; batchSize: number; concurrency: number }> = {
  // Each locks and dispatches its job. They may use a few connections of the pool, never all.
  "expire-offers": { pollingIntervalSeconds: 1, batchSize: 40, concurrency: 4 },
  "warn-unanswered": { pollingIntervalSeconds: 5, batchSize: 40, concurrency: 1 },
  "send-awaited-mail": { pollingIntervalSeconds: 0.5, batchSize: 10, concurrency: awaitedConnections },
  "send-mail": { pollingIntervalSeconds: 1, batchSize: 50, concurrency: mailConnections },
  "send-awaited-text": { pollingIntervalSeconds: 0.5, batchSize: 10, concurrency: 3 },
  "send-text": { pollingIntervalSeconds: 1, batchSize: 20, concurrency: 5 },
  "send-whatsapp": { pollingIntervalSeconds: 1, batchSize: 20, concurrency: 5 },
  "send-push": { pollingIntervalSeconds: 0.5, batchSize: 50, concurrency: 5 },
  "send-webhook": { pollingIntervalSeconds: 2, batchSize: 20, concurrency: 2 },
  "erase-account": { pollingIntervalSeconds: 60, batchSize: 10, concurrency: 1 },
  "notify-further": { pollingIntervalSeconds: 2, batchSize: 40, concurrency: 2 },
  "check-balances": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "check-ranks": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "queue-erasures": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "forget-missed-words": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "forget-security-events": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "delete-expired": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "make-backup": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "check-texts": { pollingIntervalSeconds: 5, batchSize: 10, concurrency: 1 },
  "check-backup": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
  "report-late-inquiries": { pollingIntervalSeconds: 30, batchSize: 1, concurrency: 1 },
  "compute-agreed-prices": { pollingIntervalSeconds: 30, batchSize: 1, concurrency: 1 },
  "summarise-days": { pollingIntervalSeconds: 30, batchSize: 1, concurrency: 1 },
  "send-exports": { pollingIntervalSeconds: 60, batchSize: 1, concurrency: 1 },
};

export const schedules: readonly (Schedule & { name: TaskName })[] = [
  // Twice a day, so that the check also runs if the machine is off at night.
  { name: "check-balances", cron: "30 3,15 * * *" },
  { name: "check-ranks", cron: "40 3,15 * * *" },
  { name: "queue-erasures", cron: "35 * * * *" },
  { name: "forget-missed-words", cron: "45 3,15 * * *" },
  { name: "forget-security-events", cron: "50 3,15 * * *" },
  { name: "delete-expired", cron: "20 * * * *" },
  { name: "make-backup", cron: "10 * * * *" },
  { name: "check-backup", cron: "25 * * * *" },
  { name: "check-texts", cron: "15 * * * *" },
  { name: "report-late-inquiries", cron: "*/5 * * * *" },
  { name: "compute-agreed-prices", cron: "55 * * * *" },
  { name: "summarise-days", cron: "5 * * * *" },
  // Each hour, so that mails missed at six are sent once the portal runs again.
  { name: "send-exports", cron: "1 * * * *" },
];
