import { keepErasing } from "../account/closing/queue-erasures.ts";
import { keepNotifying } from "../notices/keep-notifying.ts";
import { keepInquiring } from "../payments/cards/inquire-pending-charges.ts";
import { type SweepLog, sweepDaily } from "../services/files/orphan-sweeper.ts";
import { reportTaskFailures } from "../services/report-task-failures.ts";
import type { Services } from "../services/services.ts";
import { makeTaskHandlers } from "../tasks/tasks.ts";

/** The first rounds keep the database busy: the first visitors come first. */
const pauseMilliseconds = 1_000;

/**
 * Starts, in a moment, what goes on besides the calls. Each failure is logged; none ends the rest. Returns the function that
 * ends it all, after what is under way.
 */
export function startBackground(services: Services, log: SweepLog): () => Promise<void> {
  const logFailure = (failure: string) => (err: unknown) => log.error({ err }, failure);
  let stops: (() => unknown)[] = [];
  const begin = () => {
    stops = [
      keepInquiring(services, logFailure("charges could not be inquired")),
      sweepDaily(services, log),
      keepErasing(services, logFailure("closed accounts could not be looked up")),
      keepNotifying(services, logFailure("notices could not be written")),
    ];
    const taskFailed = logFailure("a background task failed");
    const handlers = reportTaskFailures(makeTaskHandlers(services), (err, failure) => log.error({ err }, failure));
    services.queue.start(handlers, taskFailed).catch(taskFailed);
    // What fell due while no process ran: reports shall not be slow for an hour.
    services.queue.enqueue(services.db, "summarise-days", {}).catch(taskFailed);
  };
  const timer = setTimeout(begin, pauseMilliseconds);
  return async () => {
    clearTimeout(timer);
    await Promise.all(stops.map((stop) => stop()));
  };
}
