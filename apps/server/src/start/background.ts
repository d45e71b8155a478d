import type { Config } from "../config.ts";
import { startTownClock } from "../demo/clock/start-town-clock.ts";
import { startQueueing } from "../integrations/webhooks/queue-deliveries.ts";
import { startNotifying } from "../notices/start-notifying.ts";
import { startInquiring } from "../payments/cards/inquire-pending-charges.ts";
import { type SweepLog, sweepDaily } from "../services/files/orphan-sweeper.ts";
import { reportTaskFailures } from "../services/report-task-failures.ts";
import type { Services } from "../services/services.ts";
import { makeTaskHandlers } from "../tasks/tasks.ts";

/** The first tasks use the database heavily, so the first visitors are served before them. */
const pauseMilliseconds = 1_000;

type BackgroundConfig = Pick<Config, "role" | "withDemo" | "demo" | "demoClock">;

const hasTownClock = ({ withDemo, demo, demoClock }: BackgroundConfig) =>
  withDemo && demo === "town" && demoClock === "on";

/**
 * Starts the background work after a short pause. Each failure is logged and does not stop the rest. Returns a function that stops it after
 * the current tasks. A process that only serves people has none.
 */
export function startBackground(services: Services, log: SweepLog, config: BackgroundConfig): () => Promise<void> {
  if (config.role === "web") return async () => {};
  const logFailure = (failure: string) => (err: unknown) => log.error({ err }, failure);
  let stops: (() => unknown)[] = [];
  const begin = () => {
    stops = [
      startInquiring(services, logFailure("charges could not be inquired")),
      sweepDaily(services, log),
      startNotifying(services, logFailure("notices could not be written")),
      startQueueing(services, logFailure("webhooks could not be queued")),
      ...(hasTownClock(config) ? [startTownClock(services, logFailure("the demo's clock failed"))] : []),
    ];
    const taskFailed = logFailure("a background task failed");
    const handlers = reportTaskFailures(makeTaskHandlers(services), (err, failure) => log.error({ err }, failure));
    services.queue.start(handlers, taskFailed).catch(taskFailed);
    // For prices and sums that became due while no process ran. Without them, prices would be rough and reports slow for an hour.
    services.queue.enqueue(services.db, "compute-agreed-prices", {}).catch(taskFailed);
    services.queue.enqueue(services.db, "summarise-days", {}).catch(taskFailed);
  };
  const timer = setTimeout(begin, pauseMilliseconds);
  return async () => {
    clearTimeout(timer);
    await Promise.all(stops.map((stop) => stop()));
  };
}
