import { PgBoss } from "pg-boss";

/** A task that is due at times in Pakistan, once for all processes. */
export interface Schedule {
  /** Name of the task. */
  name: string;
  /** Minute, hour, day, month, weekday. */
  cron: string;
}

const zone = "Asia/Karachi";

/**
 * Makes this process watch the schedules over the queue's connections. Separate from the queue's start, which must not wait for it. Returns
 * a function that stops it.
 */
export async function startSchedules(
  queue: PgBoss,
  schedules: readonly Schedule[],
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const scheduler = new PgBoss({ db: queue.getDb(), schedule: true, supervise: false, migrate: false });
  scheduler.on("error", onError);
  await scheduler.start();
  for (const { name, cron } of schedules) await scheduler.schedule(name, cron, {}, { tz: zone });
  // The queue still needs its connections to store its last tasks.
  return () => scheduler.stop({ close: false });
}
