import { runApart } from "./wake-ups.ts";

export interface OneAtATime {
  /** Starts the work, or lets it run once more after the run in progress. Resolves or rejects with the run in progress. */
  run(): Promise<void>;
  /** Starts no further run. Resolves when the run in progress has ended. */
  stop(): Promise<void>;
}

/**
 * Work that many wake-ups ask for: it never runs twice at once, and a wake-up during a run is not lost. A second run belongs to no
 * request, and nobody waits for its failure.
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
