import { PgBoss } from "pg-boss";
import type { TaskName } from "./queue.ts";

/** Tasks that fall due by the clock of Pakistan: once for all processes, whichever of them runs then. */
export const schedules = [
  // Twice a day: an office that switches its machine off at night has them checked all the same.
  { name: "check-balances", cron: "30 3,15 * * *" },
  { name: "summarise-days", cron: "5 * * * *" },
] as const satisfies readonly { name: TaskName; cron: string }[];

const zone = "Asia/Karachi";

/**
 * Lets this process watch the schedules, over the connections of the queue. Apart from the queue's own start: a portal that starts
 * shall not wait for it. Returns how to stop.
 */
export async function startSchedules(queue: PgBoss, onError: (error: Error) => void): Promise<() => Promise<void>> {
  const clockwork = new PgBoss({ db: queue.getDb(), schedule: true, supervise: false, migrate: false });
  clockwork.on("error", onError);
  await clockwork.start();
  for (const { name, cron } of schedules) await clockwork.schedule(name, cron, {}, { tz: zone });
  return () => clockwork.stop({ graceful: true });
}
