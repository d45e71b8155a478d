import { PgBoss } from "pg-boss";

/** A task that falls due by the clock of Pakistan: once for all processes, whichever of them runs then. */
export interface Schedule {
  /** Of the task. */
  name: string;
  /** Minute, hour, day, month, weekday. */
  cron: string;
}

const zone = "Asia/Karachi";

/**
 * Lets this process watch the schedules, over the connections of the queue. Apart from the queue's own start: a portal that starts
 * shall not wait for it. Returns how to stop.
 */
export async function startSchedules(
  queue: PgBoss,
  schedules: readonly Schedule[],
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const clockwork = new PgBoss({ db: queue.getDb(), schedule: true, supervise: false, migrate: false });
  clockwork.on("error", onError);
  await clockwork.start();
  for (const { name, cron } of schedules) await clockwork.schedule(name, cron, {}, { tz: zone });
  // The connections stay the queue's, whose last tasks have yet to be written down.
  return () => clockwork.stop({ close: false });
}
