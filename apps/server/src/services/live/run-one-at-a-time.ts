import { runApart } from "./wake-ups.ts";

export interface OneAtATime {
  /** Starts the work, or lets it run once more after the run in progress. Resolves or rejects with the run in progress. */
  run(): Promise<void>;
  /** Starts no further run. Resolves when the run in progress has ended. */
  stop(): Promise<void>;
}

/**
 * Runs work that many wake-ups start. It never runs twice at once, and a wake-up during a run causes another run. That run belongs to no
 * request, and its failure is ignored.
 */
export function runOneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | undefined;
  let isDueAgain = false;
  let hasStopped = false;

  const run = (): Promise<void> => {
    isDueAgain = running !== undefined;
    running ??= work().finally(() => {
      running = undefined;
      if (isDueAgain && !hasStopped) runApart(run).catch(() => {});
    });
    return running;
  };
  return {
    run,
    stop: async () => {
      hasStopped = true;
      await running?.catch(() => {});
    },
  };
}
